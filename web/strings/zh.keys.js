// 简体中文，供按键一览（parts/keys-dialog.js）使用：每个键的作用。

/** @type {import('./keys-strings.js').KeysStrings} */
export default {
  title: '按键',
  groups: {
    board: '所有盘面',
    digits: '数独与数和',
    kakuro: '数和',
    queens: '皇后',
    colours: '颜色与画笔',
    page: '整个页面',
  },
  keys: {
    move: '移到相邻的格子',
    far: '移到行或列的尽头',
    choose: '选中多个格子',
    single: '只选一个格子',
    digit: '填入数字；10 以上用字母',
    mark: '写下或去掉铅笔记号',
    centre: '同上，记号写在格子中央',
    erase: '清空格子',
    black: '黑格或白格',
    half: '提示格的另一个和',
    queen: '放上或拿走皇后',
    cross: '划掉格子',
    colour: '给选中的格子上色',
    draw: '在那一边画线、画边或打叉',
    use: '在格子上用手里的工具',
    wipe: '擦去画上的内容',
    pencil: '铅笔或钢笔',
    undo: '撤销',
    redo: '重做',
    paste: '读取任何写法的谜题',
    help: '本页',
  },
};
