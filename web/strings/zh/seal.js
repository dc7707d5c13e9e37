// 简体中文，印章和证书。

import { grouped, time } from './numbers.js';

/** @type {typeof import('../en/seal.js').default} */
export default {
  seal: '唯一解，已验证',
  sealRim: '唯一解 · 已验证 · 唯一解 · 已验证 ·',

  title: '印章',
  making: '正在为答案制作证书…',
  checking: '正在逐行检查证书…',
  progress: '已检查的部分',
  stop: '停止',
  stopped: '已停止，没有证书。',
  again: '重新开始',
  noCertificate: '这类谜题还没有证书。',
  refused: (reason) => `证书不能证明答案：${reason}`,
  verdicts: {
    unique: '唯一解，已验证。',
    multiple: '不止一个解，已验证。所以没有印章。',
    none: '无解，已验证。所以没有印章。',
  },
  facts: (bytes, made, checked) =>
    `证书大小为 ${grouped.format(Math.ceil(bytes / 1024))} KB，制作用时 ${time(made)}，检查用时 ${time(checked)}。`,
  checker: '检查程序是独立的，不含求解程序的任何代码。',
  save: '保存证书',
  copyLink: '复制带印章的链接',
  copied: '已复制。打开链接的人会看到印章经过检查。',
  notCopied: '无法复制链接。',
  damaged: '此链接带有印章，但它在途中已损坏或过长，因此没有证明任何结论。',
  came: (checked) => `证书随链接而来，已在本机检查，用时 ${time(checked)}。`,
  anybody: '任何人都可以对照题目的文本检查它：',
};
