import { asciiDigits } from '@dasturxon/core/format';

/** What a typed card number is grouped and cut to: 16 digits by four. */
export const NUMBER_LENGTH = 16;

/** `8600 4954 7331 6478`, as far as it has been typed. */
export function groupNumber(text: string): string {
  return (
    asciiDigits(text)
      .slice(0, NUMBER_LENGTH)
      .match(/\d{1,4}/g) ?? []
  ).join(' ');
}

/** `03/99`, as far as it has been typed; a slash comes by itself. */
export function groupExpiry(text: string): string {
  const digits = asciiDigits(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** What is still wrong with a typed card; null when it may be sent. */
export function checkCard(
  card: { number: string; expiry: string },
  now: Date,
): { field: 'number' | 'expiry'; problem: 'incomplete' | 'expired' } | null {
  if (asciiDigits(card.number).length !== NUMBER_LENGTH) return { field: 'number', problem: 'incomplete' };
  const digits = asciiDigits(card.expiry);
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  if (digits.length !== 4 || month < 1 || month > 12) return { field: 'expiry', problem: 'incomplete' };
  const isOver = now.getFullYear() > year || (now.getFullYear() === year && now.getMonth() + 1 > month);
  return isOver ? { field: 'expiry', problem: 'expired' } : null;
}
