import { asciiDigits } from './ascii-digits.ts';
import { groupLocal } from './format-phone.ts';
import { COUNTRY_CODE } from './normalize-phone.ts';
import { toDialablePhone } from './operator-codes.ts';

/** What an empty phone field holds. */
export const PHONE_PRESET = `+${COUNTRY_CODE} `;

const LOCAL_DIGITS = 9;
const MOST_DIGITS = 15;

/** A phone field after an edit. */
export type TypedPhoneField = {
  /** What the field shows now. */
  text: string;
  /** The whole phone, null while it is incomplete or no operator has its code. */
  phone: string | null;
};

/**
 * What a phone field shows after any edit or paste, and the phone in it when it is complete.
 * The field starts as `+998 `; a plus with another country code makes it a foreign number.
 */
export function typePhone(text: string): TypedPhoneField {
  const typed = text.slice(Math.max(0, text.lastIndexOf('+')));
  const digits = asciiDigits(typed);
  const isForeign =
    typed.startsWith('+') && !digits.startsWith(COUNTRY_CODE) && !COUNTRY_CODE.startsWith(digits);

  const shown = isForeign
    ? `+${digits.slice(0, MOST_DIGITS)}`
    : PHONE_PRESET + groupLocal(localDigits(typed));
  return { text: shown, phone: toDialablePhone(shown) };
}

/** The digits after the country code, whether it came as the field's own, with the paste, or both. */
function localDigits(typed: string): string {
  let digits = asciiDigits(typed);
  if (typed.startsWith('+')) digits = digits.startsWith(COUNTRY_CODE) ? digits.slice(3) : '';
  if (digits.length >= COUNTRY_CODE.length + LOCAL_DIGITS) digits = digits.replace(/^(?:00|8)?998/, '');
  if (digits.length > LOCAL_DIGITS) digits = digits.replace(/^8/, '');
  return digits.slice(0, LOCAL_DIGITS);
}
