// Chinese, for the library and the gallery of solutions.

import { grouped } from './numbers.js';

/** @type {Record<string, string>} */
const types = {
  Easy: '简单',
  Medium: '中等',
  Hard: '困难',
  Expert: '专家',
  Extreme: '极难',
  Jigsaw: '锯齿',
  Killer: '杀手',
};
/** @type {Record<string, string>} */
const states = { new: '未开始', started: '进行中', finished: '已完成' };

/** @param {number} size @param {string} type */
const set = (size, type) => [types[type], `${size}×${size}`].filter(Boolean).join(' ');

/** @type {typeof import('../en/library.js').default} */
export default {
  title: '题库',
  kind: '种类',
  grids: '格子谜题',
  set,
  all: '全部',
  choice: '大小与类型',
  show: '显示',
  states,
  name: (puzzle, size, type, number, state) =>
    `${set(size, type)} ${puzzle}，第 ${number} 题${state === 'new' ? '' : `，${states[state]}`}`,
  tally: (finished, all) => `${grouped.format(all)} 题，已完成 ${grouped.format(finished)} 题`,
  nothing: '没有符合条件的题目。',
  kept: '你的进度只保存在本设备上。',
  forget: '忘掉我的进度',
  forgetAll: '全部忘掉',
  forgotten: '已不再保存任何进度。',

  learn: '教程',
  course: '二十课，从唯一数到链。每个盘面都要用这一课的技巧；提示会说出它的名称。',
  lesson: (number, technique, finished, boards) => `${number}. ${technique}：${boards} 盘，已完成 ${finished} 盘`,
  board: (technique, number, state) => `${technique}，第 ${number} 盘${state === 'new' ? '' : `，${states[state]}`}`,
  explained: '看图讲解',
  goOn: '继续学',

  gallery: '皇后全解',
  upToSymmetry: '对称算一种',
  solutions: (all, classes) => `${grouped.format(all)} 个解，旋转和翻转后相同的只算一个则为 ${classes} 个。`,
  solution: (number, columns) => `第 ${number} 个解：皇后依次在第 ${columns} 列`,
};
