/** Zeros of the digit rows that people paste phones in: Arabic, Persian, full-width. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/** The decimal digits of a text in ASCII, in their order; everything else is dropped. */
export function asciiDigits(text: string): string {
  let digits = '';
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    if (zero !== undefined) digits += String(code - zero);
    else if (char >= '0' && char <= '9') digits += char;
  }
  return digits;
}
