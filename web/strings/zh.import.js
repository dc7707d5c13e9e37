// Chinese, for importing: why something cannot be read.

/** @type {import('./import-strings.js').ImportStrings} */
export default {
  known: '可以读取任何排列的数字，以及 f-puzzles、SudokuPad、penpa-edit、puzz.link 等网站的链接。',

  problems: {
    empty: () => '里面什么也没有。',
    picture: () => '这是一张图片；请粘贴数字或链接。',
    pdf: () => '这是一份 PDF 文档；请粘贴数字或链接。',
    archive: () => '这是压缩包或电子表格：请先解压，或复制其中的单元格再粘贴。',
    'short-link': ({ host }) => `这个链接只有一个名字，谜题存放在 ${host}。请在那里打开，再复制完整链接或数字。`,
    'empty-link': ({ host }) => `${host} 的这个链接里没有盘面。`,
    'other-genre': ({ genre }) => `这个链接是“${genre}”类谜题，这里不能求解。`,
    'unknown-link': ({ host }) => `这是指向 ${host} 的链接，链接本身不含谜题。这里不会从网上读取任何内容。`,
  },
};
