/** Uzbek letters of the Cyrillic alphabet by the Latin ones; `ц`, `е` and the signs depend on their neighbours. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ы: 'i',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: 'oʻ',
  қ: 'q',
  ғ: 'gʻ',
  ҳ: 'h',
};

const CYRILLIC = /[\u0400-\u04FF]/;
const VOWEL = /^[аеёиоуўыэюяaeiou]$/;
/** After these and at the start of a word, `е` has a `y` before it. */
const OPENS_E = /^[аеёиоуўыэюяъьaeiou]$/;
const SOFTENED = /^[еёюя]$/;
const LETTER = /^\p{L}$/u;

/** Whether a text has Cyrillic letters. */
export const hasCyrillic = (text: string): boolean => CYRILLIC.test(text);

/** Letters that depend on their neighbours, which are in lower case and empty outside of the text. */
const BY_NEIGHBOURS: Readonly<Record<string, (before: string, after: string) => string>> = {
  е: (before) => (OPENS_E.test(before) || !LETTER.test(before) ? 'ye' : 'e'),
  // пицца is pitsa, цирк is sirk.
  ц: (before) => (VOWEL.test(before) ? 'ts' : before === 'ц' ? '' : 's'),
  ъ: (_, after) => (SOFTENED.test(after) ? '' : 'ʼ'),
  // бульон is bulyon; elsewhere the soft sign is not written.
  ь: (_, after) => (after === 'о' ? 'y' : ''),
  // Исҳоқ is Isʼhoq, since sh is ш.
  с: (_, after) => (after === 'ҳ' ? 'sʼ' : 's'),
};

const isUpper = (sign: string) => sign !== sign.toLowerCase();

/** A letter of several signs is all capitals inside a word of capitals alone. */
function inCase(latin: string, letter: string, neighbours: readonly string[]): string {
  if (!isUpper(letter)) return latin;
  const whole = neighbours.filter((one) => LETTER.test(one));
  if (whole.length > 0 && whole.every(isUpper)) return latin.toUpperCase();
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}

/** Uzbek text in Latin letters by the official rules. What is no Uzbek Cyrillic letter stays as it is. */
export function toUzbekLatin(text: string): string {
  if (!hasCyrillic(text)) return text;
  const letters = [...text.normalize('NFC')];
  return letters
    .map((letter, at) => {
      if (!hasCyrillic(letter)) return letter;
      const [before = '', after = ''] = [letters[at - 1], letters[at + 1]];
      const own = letter.toLowerCase();
      const latin = BY_NEIGHBOURS[own]?.(before.toLowerCase(), after.toLowerCase()) ?? LATIN[own] ?? own;
      return inCase(latin, letter, [before, after]);
    })
    .join('');
}
