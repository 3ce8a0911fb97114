/**
 * Whether `typed` is `word`, or its beginning, with at most one typo: a wrong letter, a missing one, one too many, or
 * two swapped.
 */
export function startsWithOneTypo(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  if (at === typed.length) return true;
  const rest = typed.slice(at + 1);
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(typed.slice(at), at + 1) ||
    word.startsWith(rest, at) ||
    isSwapped(word, typed, at)
  );
}

function isSwapped(word: string, typed: string, at: number): boolean {
  return (
    typed[at] === word[at + 1] &&
    typed[at + 1] === word[at] &&
    at + 1 < typed.length &&
    word.startsWith(typed.slice(at + 2), at + 2)
  );
}
