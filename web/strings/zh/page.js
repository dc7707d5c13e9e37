// 简体中文，供本页使用：棋盘上的话（boards.js），以及棋盘周围的话。

import board from './boards.js';

/** @type {typeof import('../en/page.js').default} */
export default {
  ...board,

  title: 'Quadrille',
  keys: '按键：?',
  promise: '在本机求解，谜题不会离开你的设备。',
  embed: '把棋盘放进你自己的网页',
  embedPage: 'embed.zh.html',
  techniques: '技巧',
  techniquesPage: 'techniques/zh/index.html',
  api: '编程接口参考（英文）',

  puzzle: '谜题',
  tabs: { ...board.puzzles, variant: '变体' },
  desk: '书桌',
  candidates: '真候选数',
  hint: '提示',
  rules: '规则',
  import: '导入',
  share: '分享',
  close: '关闭',

  hand: '手边',
  workshop: '工坊',

  ways: { play: '做题', enter: '录入', set: '出题' },
  playIt: '开始做题',
  toList: '查看列表',
  rule: '每行、每列、每宫内各数字恰好一次。',
  locked: '这是题目给出的。在“录入”中可以更改。',
  notRight: '每一格都填好了，但违反了规则。',
  confirmSolve: '要显示全部答案吗？提示只给出一步。',
  showSolution: '显示',
  colours: '颜色与画笔',
  findMistakes: '找出错误',
  showValues: '显示真候选数',
  words: {
    ...board.words,
    colours: '颜色',
    mistakes: '找错',
    workshop: '工坊',
    inWorkshop: '新题 · 检查 · 计数 · 打印',
  },
  new: '新题目',
  fixed: '盘面现有的内容已是题目；此后填入的都算你的。',
  rescued: '另一标签页有同类的另一盘面，已收入存档。',
  size: '大小',
  theme: '外观',
  themes: { auto: '自动', light: '浅色', dark: '深色' },
  language: '语言',

  another: '下一个解',
};
