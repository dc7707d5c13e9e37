// Chinese, for importing: why something cannot be read, and the preview where it is in doubt what it is.

import { counted } from './numbers.js';

/** @type {typeof import('../en/import.js').default} */
export default {
  whichOne: '你指的是哪一种？',
  asOne: (lines) => `一个谜题，包含全部 ${lines} 行的规则`,
  asMany: (lines) => `${lines} 个谜题，每行一个`,
  isItRight: '是这个盘面吗？',
  cancel: '取消',
  facts: (puzzle, size, givens) =>
    [`${puzzle} ${size}`.trim(), ...(givens === undefined ? [] : [`${givens} 个已知数`])].join('，'),

  known: '可以读取任何排列的数字，以及 f-puzzles、SudokuPad、penpa-edit、puzz.link 等网站的链接。',

  // 由图片生成数织。
  fromPicture: '由图片生成数织',
  pictureHint: '也可以粘贴或拖入一张图片。不会发送任何内容。',
  noPicture: '浏览器无法将其读作图片。',
  size: '大小',
  darkness: '深色的多少',
  preview: '图片对应的数织',
  asking: '正在寻找第二个解…',
  changing: '正在寻找要改动的格子…',
  notFound: '没有找到少量改动的办法。可以换一个大小或深浅。',
  solutions: (open) => {
    if (open === undefined) return '是否只有一个解，查明需要太长时间。';
    return open === 0 ? '唯一解。' : `不止一个解：有 ${counted(open, '格')}不同。`;
  },
  changed: (cells) => `已改动 ${counted(cells, '格')}。`,
  fewCells: '改动少量格子使其唯一',
  changeBack: '撤回改动',
  stop: '停止',

  problems: {
    unknown: ({ quoted }) => `无法读取：“${quoted}”不是这里已知的任何形式。`,
    'row-length': ({ line, quoted, found, side }) =>
      `无法读取，第 ${line} 行：“${quoted}”有 ${found} 格，其他行有 ${side} 格。`,
    'row-count': ({ line, found, side }) =>
      `无法读取，第 ${line} 行：盘面只有 ${found} 行，每行 ${side} 格；需要 ${side} 行。`,
    'cell-count': ({ line, quoted, found, side }) =>
      `无法读取，第 ${line} 行：“${quoted}”有 ${found} 格；${side}×${side} 的盘面有 ${side * side} 格。`,
    symbol: ({ line, column, quoted, side }) =>
      `无法读取，第 ${line} 行第 ${column} 列：“${quoted}”既不是 1 到 ${side} 的数，也不是空格（. 0 - _ *）。`,
    empty: () => '里面什么也没有。',
    picture: () => '这是一张图片；请粘贴数字或链接。如要把它做成数织，请先打开一个空白的数织。',
    pdf: () => '这是一份 PDF 文档；请粘贴数字或链接。',
    archive: () => '这是压缩包或电子表格：请先解压，或复制其中的单元格再粘贴。',
    'short-link': ({ host }) => `这个链接只有一个名字，谜题存放在 ${host}。请在那里打开，再复制完整链接或数字。`,
    foreign: ({ name }) =>
      `这是 ${name} 的谜题，这里不能读取其格式。如果可以在 SudokuPad 或 f-puzzles 中打开，请复制那里的链接。`,
    layout: ({ key }) => `这段 JSON 有“${key}”，但没有这里已知的盘面。`,
    irregular: ({ key }) => `这段 JSON 的“${key}”不是通常的宫，这里不能从 JSON 中读取。`,
    drawing: () => '这是 penpa-edit 的绘图，其中有这里的谜题所没有的内容。',
    'unknown-link': ({ host }) => `这是指向 ${host} 的链接，链接本身不含谜题。这里不会从网上读取任何内容。`,
  },
};
