/**
 * Letters that a search treats as the same, each written as the Latin one that both alphabets of Uzbek, Russian and
 * their neighbours end up with. Letters that are not here lose their accents or stay as they are.
 */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
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
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: 'o',
  қ: 'k',
  ғ: 'g',
  ҳ: 'h',
  ә: 'a',
  і: 'i',
  ң: 'n',
  ө: 'o',
  ұ: 'u',
  ү: 'u',
  һ: 'h',
  ş: 'sh',
  ç: 'ch',
  ı: 'i',
  ə: 'a',
  q: 'k',
  w: 'v',
  x: 'h',
};

/**
 * Spellings of one sound, after the letters are one alphabet; in this order. sh and ch become one letter each
 * (x and q, which are free by then), so that a slip in ш or ч is one slip.
 */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/zz|ts/g, 's'],
  [/dj|dzh|zh/g, 'j'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/sh/g, 'x'],
  [/ch/g, 'q'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/^ye/g, 'e'],
  [/iy|yi/g, 'i'],
  [/(.)y(?=[aeou])/g, '$1'],
  [/(\P{N})\1+/gu, '$1'],
];

/** Only one letter, three times or more: a repeated key, and no word that begins with it. */
const ONE_LETTER = /^(\p{L})\1{2,}$/u;

/** Signs used as an apostrophe in Uzbek Latin: oʻ, o', o’, o`, and the separating ʼ. */
const APOSTROPHES = /['ʻʼ’‘`´′ʹ‛＇]/gu;

/**
 * A word as the search compares it: one alphabet, no case, no accents, no apostrophes, one letter where
 * people write two. `Lag'mon`, `lagʻmon` and `лағмон` are all `lagmon` (MENU-10). Not for showing.
 */
export function foldWord(word: string): string {
  const plain = word.toLowerCase().normalize('NFC').replace(APOSTROPHES, '');
  let latin = '';
  for (const letter of plain) latin += LETTERS[letter] ?? letter;
  const bare = latin.normalize('NFKD').replace(/\p{M}/gu, '');
  if (ONE_LETTER.test(bare)) return bare.slice(0, 3);
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), bare);
}

/** A folded word with its sh and ch in two letters again, as a slip on a Latin keyboard meets them. */
export function unfoldPairs(folded: string): string {
  return folded.replaceAll('x', 'sh').replaceAll('q', 'ch');
}

/** oʻ and ў, which a Russian keyboard does not have. */
const UZBEK_O = /ў|o['ʻʼ’‘`´′ʹ‛＇]/gu;

/** The ways a word is folded: ё is е to a Russian and yo to an Uzbek reader; oʻ is typed as у on a Russian keyboard. */
export function foldings(word: string): string[] {
  const plain = word.toLowerCase().normalize('NFC');
  const readings = [plain, plain.replaceAll('ё', 'е'), plain.replace(UZBEK_O, 'у')];
  return [...new Set(readings)].map(foldWord).filter((one, at, all) => all.indexOf(one) === at);
}
