// 简体中文，供完成时的卡片和统计使用。

import { grouped } from './numbers.js';

const weekday = (/** @type {'narrow' | 'long'} */ style) =>
  new Intl.DateTimeFormat('zh-CN', { weekday: style, timeZone: 'UTC' });

/** @type {typeof import('../en/ending.js').default} */
export default {
  complete: '完成！',
  measured: (time, hints) =>
    `${[time, hints === 0 ? '未用提示' : hints && `用了 ${grouped.format(hints)} 次提示`].filter(Boolean).join('，')}。`,
  completed: '所有规则都已满足。',
  first: '这种大小的第一题',
  faster: (time) => `这种大小的最好成绩，快了 ${time}`,
  hints: '提示',
  grade: '难度',
  bestBefore: '此前最快',
  week: '最近七天',
  letter: (day) => weekday('narrow').format(Date.parse(day)),
  day: (day, isPlayed) => `${weekday('long').format(Date.parse(day))}：${isPlayed ? '有完成' : '无'}`,
  next: '下一题',
  making: '正在寻找…',
  stop: '停止',
  notMade: '一分钟内没有找到。',
  share: '分享此题',
  copied: '一行文字和链接已在剪贴板上。',
  shared: '已分享。',
  notShared: '既不能分享，也不能复制。',
  replay: '重放',
  statistics: '统计',
  line: (parts) => parts.join(' · '),
  noHints: '未用提示',
  withHints: (hints) => `用了 ${grouped.format(hints)} 次提示`,

  nothingYet: '还没有完成过题目。',
  summary: (games, now, longest) =>
    `完成了 ${grouped.format(games)} 题。连续 ${grouped.format(now)} 天；最长 ${grouped.format(longest)} 天。`,
  forgiving: '空一天不会中断，连空两天才会。',
  kept: '这些只保存在本机。',
  columns: { kind: '题目', finished: '完成', withoutHints: '未用提示', best: '最快', mean: '平均' },
  atTheEnd: '游戏中和完成时',
  showTime: '游戏中显示用时',
  sound: '完成时有声音',
  vibration: '完成时振动',

  oneFile: '把你的一切存为一个文件',
  oneFileHint: '盘面、存档、完成的题目、题库进度和你的选择。',
  save: '存为文件',
  open: '加入文件',
  notOurs: '这不是在这里保存的文件。',
  tooLarge: '这个文件超过了浏览器能保存的大小。',
  willAdd(games, boards, points, others) {
    const all = [
      games && `${grouped.format(games)} 道完成的题目`,
      boards && `${grouped.format(boards)} 个盘面`,
      points && `${grouped.format(points)} 个存档`,
      others && `${grouped.format(others)} 项其他内容`,
    ].filter((each) => typeof each === 'string');
    return all.length > 0 ? `将加入${all.join('、')}。` : '文件里的内容这里都有了。';
  },
  willKeep: (boards) =>
    boards === 0 ? '' : `你的盘面上有未完成的内容，因此文件中的 ${grouped.format(boards)} 个盘面会成为存档。`,
  nothingLost: '这里的内容不会被更改或删除。',
  add: '加入',
  noRoom: '空间不够，没有全部加入。缺少的仍在你的文件里。',
  fromFile: (saved) => `来自 ${saved.toLocaleDateString('zh-CN', { dateStyle: 'medium' })} 的文件`,
};
