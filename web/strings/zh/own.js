// Chinese, for the panel of one's own kinds.

/** @type {typeof import('../en/own.js').default} */
export default {
  title: '自己的种类',
  text: '规则文本',
  write: '修改规则',
  beginWith: '从这里开始',
  size: '大小',
  mine: '你的文本',
  inWords: '规则说明',
  line: (line) => `第 ${line} 行`,
  board: '盘面',
  reading: '正在读取……',
  right: '每一行都已理解。点格子并输入提示。',
  forms: '可以写什么',
  aboutForms: '点一条规则即可加入文本。* 代表一个值，o 代表提示。',
  hasMeanings: false,
  parts: { cells: '哪些格', around: '在格子周围计数', holds: '要满足什么' },
};
