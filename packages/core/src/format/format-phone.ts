import { asciiDigits } from './ascii-digits.ts';
import { COUNTRY_CODE, normalizePhone } from './normalize-phone.ts';

/** `+998 90 123 45 67`; other countries `+` and digits. A plus is put where one is missing (FMT-03). */
export function formatPhone(phone: string): string {
  const normal = normalizePhone(phone);
  if (normal?.startsWith(COUNTRY_CODE)) return `+${COUNTRY_CODE} ${groupLocal(normal.slice(3))}`;
  const digits = normal ?? asciiDigits(phone);
  return digits === '' ? '' : `+${digits}`;
}

/** A phone whose middle digits are hidden: `+998 90 *** ** 67` (FMT-04, D42). */
export function maskPhone(phone: string): string {
  const normal = normalizePhone(phone);
  if (normal?.startsWith(COUNTRY_CODE)) {
    return `+${COUNTRY_CODE} ${normal.slice(3, 5)} *** ** ${normal.slice(-2)}`;
  }
  if (normal === null) return asciiDigits(phone).replace(/\d/g, '*');
  return `+${normal.slice(0, 2)}${'*'.repeat(normal.length - 4)}${normal.slice(-2)}`;
}

/** `90 123 45 67`, also while it is still being typed. */
export function groupLocal(digits: string): string {
  return [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5, 7), digits.slice(7, 9)]
    .filter(Boolean)
    .join(' ');
}
