// 简体中文，工坊（parts/workshop.js）：其中的控件，以及盘面可以从什么开始。

import { grouped } from './numbers.js';

/** @type {typeof import('../en/workshop.js').default} */
export default {
  groups: { play: '填写', set: '出题', ask: '提问', board: '盘面', begin: '开始', exchange: '存取' },
  more: '更多',
  engine: '引擎',
  engines: { auto: '自动', dlx: 'dlx', bits: 'bits' },
  way: '做题、录入或出题',
  placed: (givens, entries) =>
    [givens > 0 && `已知 ${grouped.format(givens)}`, entries > 0 && `已填 ${grouped.format(entries)}`]
      .filter(Boolean)
      .join('，'),
  fillMarks: '填写记号',
  clearsMarks: '整理记号',
  advance: '自动前进',
  rulesOut: '自动排除',
  tryOut: '试填',
  inColours: '线条分色',
  mistakesAtOnce: '即时标错',
  timer: '计时',
  makeUnique: '补成唯一',
  takeAway: '去掉多余',
  changing: '正在寻找…',
  list: '列出',
  watch: '观看',
  seal: '印章',
  learn: '教程',
  library: '题库',
  picture: '由图片生成',
  restart: '重新开始',
  fix: '定为题目',
  savepoints: '存档',
  print: '打印',
  statistics: '统计',
  noSize: (typed, extent) => `“${typed}”不在 ${extent} 的大小之内。`,
  example: '例题',
  ownBoard: '自己的题',
  kinds: { sudoku: '经典数独……', variant: '变体：框、线、点……' },
};
