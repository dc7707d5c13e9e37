// 简体中文，供示例页 embed.html 使用。标签与 HTML 中相同。

/** @type {typeof import('../en/embed.js').default} */
export default {
  title: '在你的网页里使用 Quadrille',
  description: '把谜题棋盘和求解器放进自己的网页：一个元素、一个框架，或一段脚本。',
  home: '谜题',
  other: 'English',
  lead: '可以填写、可以提问的棋盘，在读者的浏览器里求解。只要一个标签，不需要服务器。',
  promise: '本页的棋盘都可以直接使用，旁边的代码就是正在运行的代码。不发送任何数据，也不向其他网站请求任何东西。',
  code: '代码',
  copy: '复制',
  copied: '已复制',
  selected: '已选中',
  reference: '接口参考',

  puzzles: '所有谜题',
  puzzlesAbout:
    '只要一个标签，来自软件包的 <code>quadrille/element</code>。标签里的文字（或 <code>value</code>）就是谜题，' +
    '可用任何记法。元素加载完之前，读者看到的是这段文字。求解器在第一次用到时才获取，同一网页的所有棋盘共用一个。',
  sudoku: '数独',
  sudokuAbout: '从 4×4 到 36×36。',
  variant: '数独变体',
  variantAbout: '六十种规则。这里绿线上相邻两格至少相差 5。',
  kakuro: '数和',
  kakuroAbout: '横向与纵向求和，同一个和里数字不重复。',
  queens: '皇后',
  queensAbout: '补全棋盘，使皇后互不攻击。',
  tiling: '拼图',
  tilingAbout: '十二块五连方拼满一个盒子：2,339 种拼法。',
  grid: '格子谜题',
  gridAbout: '星战、数织、聪明格、数回等四十多种：种类的名称写在第一行，或写在 <code>puzzle</code> 里。',
  cover: '精确覆盖',
  coverAbout: '选出若干行，使每一列恰好有一个标记。',

  waysBefore: '共 ',
  waysAfter: ' 种。',
  form: '表单里的棋盘',
  formAbout:
    '棋盘是一个表单字段：它有 <code>label</code>，按 <code>name</code> 提交 <code>value</code>，也能重置；' +
    '禁用的 <code>fieldset</code> 会把它一起禁用。这里先检查谜题，再提交。',
  yourPuzzle: '你的谜题',
  send: '提交',
  reset: '重置',
  sent: '已提交：',
  notUnique: '谜题应当恰好有一个解。请再填几格。',
  readonly: '只供观看的棋盘',
  readonlyAbout:
    '有 <code>readonly</code> 时只能观看；没有 <code>controls</code> 时由周围的网页提问。主题随网页，' +
    '或用 <code>light</code>、<code>dark</code>。',
  reveal: '显示昨天的答案',
  attributes: '属性',
  methods: '方法',
  events: '事件',
  eventsAbout: '具体内容在 <code>detail</code> 里',
  style: '样式',
  styleAbout:
    '与容器同宽。颜色和字体由标签上的 <code>--ink</code>、<code>--paper</code>、<code>--accent</code>、' +
    '<code>--wrong</code>、<code>--rule</code>、<code>--numerals</code> 等决定；更多可用 <code>::part(board)</code>、' +
    '<code>controls</code>、<code>button</code>、<code>answer</code>、<code>status</code>、<code>progress</code>、' +
    '<code>text</code>',
  frame: '框架',
  frameAbout:
    '不能添加脚本的地方，可以把整个页面放进框架。<code>sandbox</code> 把它与其他一切隔开。用 <code>?embed</code> ' +
    '只显示棋盘和问题。网页与框架互发消息：框架只接受周围网页的消息，也只回答第一条消息的来源。',
  sixQueens: '六皇后',
  askFrame: '问框架',
  frameSays: '框架回答：',
  toFrame: '发给框架',
  fromFrame: '来自框架',
  script: '只用求解器',
  scriptAbout:
    '没有棋盘，只有答案：<code>solve</code>、<code>check</code>、<code>count</code>、<code>list</code> 和 ' +
    '<code>batch</code>，在 worker 里运行，随时可以停止。',
  tenQueens: '十个皇后互不攻击，有多少种摆法？',
};
