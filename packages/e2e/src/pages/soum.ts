/** The whole so'm of a text such as "87 500 so'm", whatever the currency is called. Throws when it names no one sum. */
export function soumIn(text: string): number {
  const sums = text.match(/\d[\d\s]*\d(?=\s)|\d(?=\s)/g) ?? [];
  if (sums.length !== 1) throw new Error(`Not one sum in so'm: ${text}`);
  return Number(sums[0].replace(/\D/g, ''));
}
