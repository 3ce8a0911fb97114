/**
 * About so many Latin letters are shown before a text is cut (BO-472): two lines of a dish's card on a phone of 360 px, and the
 * description under a shared link.
 */
export const SHOWN_LENGTH = { card: 40, link: 150 } as const;
/** Where a text is cut. */
export type CutAt = keyof typeof SHOWN_LENGTH;

/** A Chinese, Japanese or Korean character is as wide as two Latin letters. */
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/;

const widthOf = (letter: string) => (WIDE.test(letter) ? 2 : 1);

/** The length of a text in Latin letters. */
export const shownLength = (text: string): number =>
  [...text.trim()].reduce((sum, letter) => sum + widthOf(letter), 0);

/** The beginning of a text that is shown there, cut after a word where it has one; null for a text that is shown whole. */
export function cutText(text: string, at: CutAt): string | null {
  if (shownLength(text) <= SHOWN_LENGTH[at]) return null;
  let left: number = SHOWN_LENGTH[at];
  let shown = '';
  for (const letter of text.trim()) {
    left -= widthOf(letter);
    if (left < 0) break;
    shown += letter;
  }
  const whole = shown.replace(/\s+\S*$/, '');
  return `${(whole || shown).trimEnd()}…`;
}
