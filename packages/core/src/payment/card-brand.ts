/** First digits of the brands, per ISO 7812 and the two national systems. */
const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^(8600|5614)/, 'UZCARD'],
  [/^9860/, 'HUMO'],
  [/^4/, 'VISA'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'MASTERCARD'],
];

/** The brand of a card by the first digits of its number, typed in part or masked (ENT-44); null if it is unknown. */
export function cardBrand(number: string): string | null {
  const start = number.replaceAll(' ', '');
  return BRANDS.find(([digits]) => digits.test(start))?.[1] ?? null;
}
