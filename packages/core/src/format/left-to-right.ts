const ISOLATE = '\u2066';
const END_ISOLATE = '\u2069';

/** A number or phone that stays left-to-right inside an Arabic sentence, for plain text without markup (FMT-08). */
export function leftToRight(text: string): string {
  return `${ISOLATE}${text}${END_ISOLATE}`;
}
