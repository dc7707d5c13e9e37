// 简体中文。棋盘显示和朗读的每一句话都在这张表里；只有本页才说的话在 page.js 里。

import { inChinese } from './core.js';
import { counted, grouped, soFar, time } from './numbers.js';

const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumSignificantDigits: 2 });

/** 约数，两位有效数字。 @param {number} n */
function large(n) {
  if (n < 1e6) return grouped.format(Number(n.toPrecision(2)));
  const [digits, exponent] = n.toExponential(1).split('e+');
  return `${digits} × 10${Array.from(exponent, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;
}

/** @type {typeof import('../en/boards.js').default} */
export default {
  lang: 'zh',

  puzzles: { sudoku: '数独', variant: '数独变体', kakuro: '数和', queens: '皇后', tiling: '拼图', cover: '精确覆盖' },

  solve: '求解',
  check: '检查',
  count: '计数',
  stop: '停止',
  undo: '撤销',
  redo: '重做',
  clear: '清空',

  about: {
    solve: '找出一个解',
    check: '解是否唯一？',
    count: '一共有多少个解？',
    marking: '铅笔记号（Ctrl+M）',
    centred: '写在格子中央的记号',
    choosing: '同时选中多个格子',
  },

  missing: (left) => (left > 0 ? `还缺 ${grouped.format(left)} 个` : '已填完'),
  words: { marking: '记号', centred: '中央', choosing: '多选' },
  marking: '铅笔记号',
  centred: '中央记号',
  choosing: '多选格子',
  mode: {
    marking: (on) => (on ? '铅笔：按键写小记号。' : '钢笔：按键填入格子。'),
    centred: (on) => (on ? '铅笔：按键在格子中央写小记号。' : '钢笔：按键填入格子。'),
    choosing: (on) => (on ? '点按或划过要一起填的格子。' : '一次一个格子。'),
  },

  ask: '提问',
  board: '盘面',
  progress: '进度',
  answer: '答案',
  keypad: '键盘',
  erase: '擦除',

  cell: (row, column, what) => `第 ${row} 行，第 ${column} 列，${what}`,
  empty: '空',
  given: (value) => `已知 ${value}`,
  own: (value) => `已填 ${value}`,
  marked: (symbols, centre = []) =>
    ['空', symbols.length > 0 && `记号 ${symbols.join(' ')}`, centre.length > 0 && `中央 ${centre.join(' ')}`]
      .filter(Boolean)
      .join('，'),
  found: (value) => `解为 ${value}`,
  foundOr: (value, other) => `解为 ${value}，另一解为 ${other}`,
  tried: (value) => `正在试 ${value}`,
  conflict: '冲突',

  invite: '键入或粘贴一道题，然后提问。',
  inviteToAsk: '问问是否有解、解是否唯一、一共有多少个解。',
  clash: '标出的格子互相冲突：无解。',

  running: {
    read: '正在读取……',
    why: '正在找原因……',
    solve: '正在找解……',
    check: '正在找第二个解……',
    count: '正在计数……',
    list: '正在收集解……',
    hint: '正在寻找提示……',
    candidates: '正在查找出现在某个解中的每个值……',
  },
  soFar,
  estimate: (solutions, fraction) =>
    `约 ${large(solutions)} 个解，已完成${fraction < 0.001 ? '不到 0.1%' : ` ${percent.format(fraction)}`}。`,
  hinted: (value) => `提示 ${value}`,
  hintDigit: (row, column, value) => `第 ${row} 行第 ${column} 列是 ${value}`,

  solved: '已解出。',
  none: '无解。',
  unique: '唯一：恰好一个解。',
  multiple: '不唯一：至少有两个解。',
  differing: '不同之处已标出。',
  counted: (count) => `恰好 ${counted(count, '个解')}。`,
  stopped: (ms, found) => `${time(ms)}后停止：${found ? `至少有 ${counted(found, '个解')}` : '尚未找到解'}。`,
  stats: ({ ms, nodes, engine }) => `${time(ms)}，${counted(nodes, '个节点')}，${engine}。`,
  work: ({ nodes, engine }) => `${counted(nodes, '个节点')}，${engine}。`,
  stale: '这是提问时盘面的答案。',
  firstSolution: '第一个解',
  secondSolution: '第二个解',
  whichSolution: '显示哪个解',

  badInput: (error) =>
    error.line === undefined || error.column === undefined
      ? `无法读取：${inChinese(error)}`
      : `无法读取，第 ${error.line} 行第 ${error.column} 列：${inChinese(error)}`,
  tooLarge: (error) => `超出限制：${inChinese(error)}`,
  notRead: '已停止：文本没有读取。',
  outOfMemory: '还没找到答案，内存已用尽。',
  failed: (error) => `求解器无法回答：${inChinese(error)}`,
  unknownPuzzle: (id) => `这里没有名为“${id}”的谜题。`,
};
