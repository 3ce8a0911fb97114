import { CODE_LENGTH } from '../auth/one-time-code.ts';

/** The basic alphabet of GSM 03.38; one unit a letter. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Its extension; two units a letter. */
const GSM_EXTENSION = new Set('\f^{}\\[~]|€');

/** Units of one message, and of each part of a longer one, by alphabet. Cyrillic and `ʻ` need UCS-2. */
export const SMS_UNITS = { GSM: { alone: 160, part: 153 }, UCS2: { alone: 70, part: 67 } } as const;

/** What gateways charge for a text. `length` is in units; `wide`: the first letter that needs UCS-2. */
export type SmsSize = {
  alphabet: keyof typeof SMS_UNITS;
  length: number;
  parts: number;
  wide: string | null;
};

const unitsOf = (letter: string, isGsm: boolean): number => {
  if (!isGsm) return letter.length;
  return GSM_EXTENSION.has(letter) ? 2 : 1;
};

/** Into how many parts units fall; a letter of two units is not split over parts. */
function partsOf(units: readonly number[], size: number): number {
  let [parts, used] = [1, 0];
  for (const unit of units) {
    if (used + unit > size) [parts, used] = [parts + 1, 0];
    used += unit;
  }
  return parts;
}

/** The size of an SMS: its letters decide the alphabet, and a text that is longer than one message the parts. */
export function smsSize(text: string): SmsSize {
  const letters = [...text];
  const wide = letters.find((letter) => !GSM.has(letter) && !GSM_EXTENSION.has(letter)) ?? null;
  const alphabet = wide === null ? 'GSM' : 'UCS2';
  const units = letters.map((letter) => unitsOf(letter, wide === null));
  const length = units.reduce((sum, unit) => sum + unit, 0);
  const { alone, part } = SMS_UNITS[alphabet];
  if (length === 0) return { alphabet, length, parts: 0, wide };
  return { alphabet, length, parts: length <= alone ? 1 : partsOf(units, part), wide };
}

/** The size of a template as guests receive it, with a code in it. */
export const templateSize = (template: string): SmsSize =>
  smsSize(template.replaceAll('{code}', '0'.repeat(CODE_LENGTH)));
