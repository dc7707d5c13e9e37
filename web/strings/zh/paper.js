// 简体中文，供打印使用。

/** @type {typeof import('../en/paper.js').default} */
export default {
  title: '打印',
  thisBoard: '打印这个盘面',
  booklet: '一本新题目',
  bookletHint: '在本机生成，每题恰好一个解。',
  kind: '题目',
  count: '多少题',
  perPage: '每页',
  titles: '标题和难度',
  solutions: '最后附答案',
  make: '生成小册子',
  stop: '停止',
  progress: (made, wanted) => `${made} / ${wanted}`,
  drawing: '正在排版…',
  ready: (made) => `${made} 题可以打印了。`,
  fewer: (made, wanted) => `${wanted} 题中只生成了 ${made} 题。`,
  nothing: '没有生成题目。',
  print: (made) => `打印 ${made} 题`,
  solutionsTitle: '答案',
};
