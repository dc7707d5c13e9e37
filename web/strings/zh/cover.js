// 简体中文：只有精确覆盖才说的话。

import { counted } from './numbers.js';

/** @type {typeof import('../en/cover.js').default} */
export default {
  example: 'a b c\na b\nc',
  coverText: '项目与选项',
  coverCell: (option, item, what) => `选项 ${option}，项目 ${item}，${what}`,
  covers: '覆盖',
  coversIn: (colour) => `覆盖，颜色 ${colour}`,
  chosen: '选中',
  chosenOptions: '选中的选项',
  nothingChosen: '解中选用的选项会列在这里。',
  coverSize: (items, options, isMore) =>
    `${counted(items, '个项目')}，${isMore ? '超过 ' : ''}${counted(options, '个选项')}`,
  unknown: ({ line, unknown }) => `第 ${line + 1} 行：“${unknown}”不是第一行中的项目。`,
  beginningOnly: '文本很长：只显示开头，不能在此编辑。',
  drawnOnly: (options, items) =>
    `只画出前 ${counted(options, '个选项')}${items > 0 ? `和前 ${counted(items, '个项目')}` : ''}。`,
  hintOption: (option) => `选用选项 ${option}`,
  /** The names of examples. */
  examples: {
    colours: '带颜色',
    langford4: 'Langford，4 对',
    langford8: 'Langford，8 对',
    queens6: '6 个皇后',
    scott: 'Scott 五格骨牌',
  },
};
