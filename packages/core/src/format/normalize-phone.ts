import { asciiDigits } from './ascii-digits.ts';

/** The country code that local numbers get. */
export const COUNTRY_CODE = '998';

const FULL_LOCAL = /^998\d{9}$/;
const FULL_FOREIGN = /^[1-9]\d{6,14}$/;

/** What a phone is written with: digits as asciiDigits reads them, a plus, spaces, brackets, dots, dashes, slashes, direction marks. */
const WRITTEN = /^[\d٠-٩۰-۹０-９+＋\s\p{Cf}\p{Pd}\u2212()./·]*$/u;
const PLUS = /[+＋]/;

/**
 * A phone as stored: digits only, country code first, or null for other text (D34, VAL-05). Accepts pasted forms:
 * spaces, brackets, a plus or 00, a leading 8, Arabic digits. Nine bare digits are local. A number that starts with
 * 998 has nine more digits; any other has 7 to 15.
 */
export function normalizePhone(text: string): string | null {
  const written = text.trim().replace(/^tel:/i, '');
  if (!isWrittenPhone(written)) return null;
  const digits = asciiDigits(written);
  const isInternational = PLUS.test(written) || digits.startsWith('00');
  const bare = digits.replace(/^00/, '');
  const phone = isInternational ? bare : withCountryCode(bare);

  if (phone.startsWith(COUNTRY_CODE)) return FULL_LOCAL.test(phone) ? phone : null;
  const isAmbiguous = withCountryCode(phone) !== phone;
  return FULL_FOREIGN.test(phone) && !isAmbiguous ? phone : null;
}

/** Whether a text has nothing but what phones are written with, and at most one plus, before the digits. */
function isWrittenPhone(text: string): boolean {
  if (!WRITTEN.test(text)) return false;
  const plus = text.search(PLUS);
  return plus < 0 || (asciiDigits(text.slice(0, plus)) === '' && !PLUS.test(text.slice(plus + 1)));
}

/** Whether a stored phone begins with one of these country codes. */
export const hasCountryCode = (phone: string, codes: readonly string[]): boolean =>
  codes.some((code) => phone.startsWith(code));

/** Digits as dialled in Uzbekistan, with the country code added. */
function withCountryCode(digits: string): string {
  if (/^\d{9}$/.test(digits)) return `${COUNTRY_CODE}${digits}`;
  if (/^8\d{9}$/.test(digits)) return `${COUNTRY_CODE}${digits.slice(1)}`;
  return /^8998\d{9}$/.test(digits) ? digits.slice(1) : digits;
}
