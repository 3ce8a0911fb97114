const CYRILLIC = /\p{Script=Cyrillic}/u;

/** VKUI speaks Russian unless told otherwise: where a story gives no Cyrillic word, none may be seen or read aloud. */
export function expectOnlyGivenWords(args: unknown): void {
  const shown = document.body.innerHTML;
  if (!CYRILLIC.test(shown) || CYRILLIC.test(wordsOf(args))) return;
  const at = shown.search(CYRILLIC);
  throw new Error(`A word that nobody gave: ${shown.slice(Math.max(0, at - 80), at + 80)}`);
}

/** Every string in args, those inside React's elements too. */
function wordsOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value;
  if (depth > 8 || typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([key]) => !key.startsWith('_'))
    .map(([, each]) => wordsOf(each, depth + 1))
    .join(' ');
}

/** Whatever the words, a page is no wider than its window. */
export function expectFits(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error(`The page is ${scrollWidth - clientWidth} px too wide`);
}
