/**
 * Splits an amount over weights so that the parts are whole, in proportion, and sum to the amount exactly: what is left
 * after rounding down goes one by one to the largest remainders, the first of equal ones first. No part exceeds its
 * weight while the amount does not exceed their sum. Weights and amount are whole and not negative.
 */
export function splitMoney(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) return weights.map(() => 0);
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = products.map((product) => Number(product / total));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % total }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index]! += 1;
  return parts;
}
