import { COUNTRY_CODE, normalizePhone } from './normalize-phone.ts';

/**
 * The two digits after +998 that a phone of Uzbekistan can have: mobile operators, with every code from 90 to 99, and regions.
 * A new operator gets its code here.
 */
const OPERATOR_CODES: ReadonlySet<string> = new Set(
  '20 33 50 55 61 62 65 66 67 69 70 71 72 73 74 75 76 77 78 79 80 87 88 90 91 92 93 94 95 96 97 98 99'.split(
    ' ',
  ),
);

/**
 * A phone that a person typed, as normalizePhone stores it; null where no operator of Uzbekistan has its code, so that no
 * message goes to a number that cannot exist (D34, VAL-05). A number that a messenger proves needs no such check.
 */
export function toDialablePhone(text: string): string | null {
  const phone = normalizePhone(text);
  if (phone === null || !phone.startsWith(COUNTRY_CODE)) return phone;
  const code = phone.slice(COUNTRY_CODE.length, COUNTRY_CODE.length + 2);
  return OPERATOR_CODES.has(code) ? phone : null;
}
