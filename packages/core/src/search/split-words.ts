const UNKNOWN = 0;
const IN_WORD = 1;
const BETWEEN = 2;
const WHOLE_WORD = 3;

/** What each UTF-16 unit is, found out the first time it is met: a search looks at hundreds of thousands. */
const kinds = new Uint8Array(0x10000);

const WORD_LETTER = /[\p{L}\p{N}\p{M}'ʻʼ’‘`´′ʹ‛＇]/u;

/** Chinese has no spaces: each character is looked for by itself. */
const CHARACTER = /\p{sc=Han}/u;

function kindOf(unit: number): number {
  const known = kinds[unit]!;
  if (known !== UNKNOWN) return known;
  const letter = String.fromCharCode(unit);
  if (CHARACTER.test(letter)) return (kinds[unit] = WHOLE_WORD);
  return (kinds[unit] = WORD_LETTER.test(letter) ? IN_WORD : BETWEEN);
}

/** Words of a text: letters, digits and apostrophes, or one Chinese character; everything else separates them. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at++) {
    const kind = kindOf(text.charCodeAt(at));
    const isInWord = kind === IN_WORD;
    if (isInWord && start < 0) start = at;
    if (!isInWord && start >= 0) {
      words.push(text.slice(start, at));
      start = -1;
    }
    if (kind === WHOLE_WORD) words.push(text.charAt(at));
  }
  if (start >= 0) words.push(text.slice(start));
  return words;
}
