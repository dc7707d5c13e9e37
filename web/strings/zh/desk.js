// Chinese, for the desk.

/** @type {typeof import('../en/desk.js').default} */
export default {
  locale: 'zh-CN',

  today: '五道谜题由日期在本机生成，人人相同。',
  killer: '杀手数独',
  grades: { Easy: '简单', Medium: '中等' },
  making: '正在生成…',
  notMade: '未能生成。点按重试。',
  play: '开始',
  goOn: '继续',
  finished: '已完成',
  allFinished: '五道都完成了。明天有新的。',
  statistics: '统计',
  week: '最近七天',
  dayOfWeek: (day, finished, all) => `${day}：完成 ${finished} / ${all}`,

  continue: '继续做',
  howFar: (placed, of) => (of ? `${Math.floor((100 * placed) / of)}%` : `已填 ${placed}`),
  showAll: (number) => `显示全部 ${number} 个`,

  enter: '录入谜题',
  paper: '从纸上抄录',
  paste: '粘贴链接',
  file: '从文件读取',
  empty: '空白盘面',
  rules: '自己的规则',

  allKinds: '所有种类',
  find: '按名称查找谜题',
  placeholder: '查找谜题',
  families: {
    digits: '数字',
    shading: '涂黑',
    loops: '回路与连线',
    regions: '分区',
    placing: '放置',
    packing: '拼块',
    cover: '精确覆盖',
  },
  has: { packing: '五格骨牌、索玛立方、日历拼图', cover: '矩阵，也可自己写' },
  all: '全部',
  found: '找到的谜题',
  foundNumber: (number) => `找到 ${number} 个谜题。`,
  noneFound: '没有叫这个名字的谜题。',
  similarFound: '没有叫这个名字的谜题，名字相近的有这些。',
  alsoCalled: (name) => `又名：${name}`,
  failed: '未能读取盘面。网络是否可用？',
};
