/** What a typed card number is grouped and cut to: 16 digits by four. */
export const NUMBER_LENGTH = 16;

/** Any digits of the world as 0…9, and nothing else. */
export function digitsOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '');
}

/** `8600 4954 7331 6478`, as far as it has been typed. */
export function groupNumber(text: string): string {
  return (
    digitsOf(text)
      .slice(0, NUMBER_LENGTH)
      .match(/\d{1,4}/g) ?? []
  ).join(' ');
}

/** `03/99`, as far as it has been typed; a slash comes by itself. */
export function groupExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^(8600|5614)/, 'UZCARD'],
  [/^9860/, 'HUMO'],
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MASTERCARD'],
];

/** The card brand, by its first digits; null if unknown. */
export function brandOf(number: string): string | null {
  return BRANDS.find(([start]) => start.test(digitsOf(number)))?.[1] ?? null;
}

/** What is still wrong with a typed card; null when it may be sent. */
export function checkCard(
  card: { number: string; expiry: string },
  now: Date,
): { field: 'number' | 'expiry'; problem: 'incomplete' | 'expired' } | null {
  if (digitsOf(card.number).length !== NUMBER_LENGTH) return { field: 'number', problem: 'incomplete' };
  const digits = digitsOf(card.expiry);
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (digits.length !== 4 || month < 1 || month > 12) return { field: 'expiry', problem: 'incomplete' };
  const isOver = now.getFullYear() > year || (now.getFullYear() === year && now.getMonth() + 1 > month);
  return isOver ? { field: 'expiry', problem: 'expired' } : null;
}
