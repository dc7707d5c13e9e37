// 简体中文的数量和时间，各部分的文字共用。

import { FINEST_MS } from '../en/boards.js';

export const grouped = new Intl.NumberFormat('zh-CN');

/** @param {number | bigint} n @param {string} unit */
export const counted = (n, unit) => `${grouped.format(n)} ${unit}`;

/** @param {number} ms */
export function time(ms) {
  if (ms < 10) return `${Math.max(ms, FINEST_MS).toFixed(1)} 毫秒`;
  if (ms < 1000) return `${Math.round(ms)} 毫秒`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} 秒`;
  return `${Math.floor(ms / 60_000)} 分 ${Math.round((ms % 60_000) / 1000)} 秒`;
}

/** @param {number | bigint | undefined} solutions @param {number} nodes */
export const soFar = (solutions, nodes) =>
  solutions === undefined ? `已搜索 ${counted(nodes, '个节点')}。` : `已找到 ${counted(solutions, '个解')}。`;
