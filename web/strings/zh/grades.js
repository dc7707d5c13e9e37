// 简体中文：题目对人有多难。

/** @type {typeof import('../en/grades.js').default} */
export default {
  names: { Easy: '简单', Medium: '中等', Hard: '困难', Expert: '专家', Extreme: '极难' },
  of: (name, rating, scale) => `${name}，${rating}/${scale}`,
  unlike: (found, asked) => `${found}（要求的是${asked}）`,
  hardest: (technique) => `最难的一步是${technique}。`,
  reasons: [
    '逐个看提示或规则就够了。',
    '须同时看两个提示或规则。',
    '须同时看至多四个提示和规则。',
    '须作一次假设。',
    '须作更长的假设，或假设中再假设。',
  ],
};
