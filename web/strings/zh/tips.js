// 简体中文：本页按钮的提示文字。

/** @type {typeof import('../en/tips.js').default} */
export default {
  enter: '录入一道题（例如纸上的题）来做，答案不会显示',
  set: '自己出题，随时看到有多少个解',
  list: '列出每一个解',
  learn: '二十课，从唯一数到链',
  watch: '一步一步看搜索怎样进行',
  seal: '证明解的个数，并检查这个证明',
  hint: '下一步能填什么，为什么？',
  candidates: '哪些值出现在某个解中？出现在多少个解中？',
  fix: '把盘面上现有的内容定为题目',
  makeUnique: '添加少量已知数，使解唯一',
  showValues: '每个格子在某个解中的值；只有一个解时，就是这个解',
  takeAway: '去掉已知数，只要解仍唯一',
  findMistakes: '填入的数有哪些不在题目的解中？',
  fillMarks: '在每个空格写下所有可能的数',
  clearsMarks: '填入一个数时，从同行、同列、同宫的记号中去掉它',
  mistakesAtOnce: '填入与答案不符的值时立即标出',
  timer: '这个盘面做了多久',
  advance: '填入一个数后，光标自动移到下一个空格；录入时按 0、句点或空格键也会前进',
  colours: '给格子上八种颜色，画线，打叉',
  restart: '回到题目：去掉你填入的内容',
};
