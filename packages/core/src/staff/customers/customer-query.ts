import { asciiDigits } from '../../format/ascii-digits.ts';
import { toDialablePhone } from '../../format/operator-codes.ts';

/** What is searched for on the page of customers: a phone, an order's number or the end of a phone, or a name. */
export type CustomerQuery =
  | { by: 'PHONE'; phone: string }
  | { by: 'NUMBER'; number: number; phoneEnd: string | null }
  | { by: 'NAME'; parts: string[] };

/** The shortest part of a name, and the fewest last digits of a phone, that are searched for. */
const NAME_AT_LEAST = 2;
const PHONE_END_AT_LEAST = 4;
/** The parts of a name, between spaces, that are searched for; more add nothing. */
const PARTS_AT_MOST = 4;

/** An order's number as it is written, such as 104, № 104 or #104. A phone has more digits. */
const NUMBER = /^[#№]?\s*[\d٠-٩۰-۹０-９]{1,6}$/u;

/** What a typed text searches for (BO-465); null for a text that is too short. */
export function customerQuery(typed: string): CustomerQuery | null {
  const text = typed.trim();
  if (NUMBER.test(text)) {
    const digits = asciiDigits(text);
    const isEnd = digits.length >= PHONE_END_AT_LEAST && !/^[#№]/u.test(text);
    return { by: 'NUMBER', number: Number(digits), phoneEnd: isEnd ? digits : null };
  }
  const phone = toDialablePhone(text);
  if (phone !== null) return { by: 'PHONE', phone };
  const parts = text.split(/\s+/u).filter((part) => part !== '');
  if (parts.join('').length < NAME_AT_LEAST || !/\p{L}/u.test(text)) return null;
  return { by: 'NAME', parts: parts.slice(0, PARTS_AT_MOST) };
}
