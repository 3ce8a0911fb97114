import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type CutAt, cutText, SHOWN_LENGTH, shownLength } from './shown-length.ts';

test.each([
  ['Toʻy oshi', null],
  ['Праздничный плов с перепелиными яйцами, казы и барбарисом', 'Праздничный плов с перепелиными яйцами,…'],
  ['手抓饭'.repeat(7), `${'手抓饭'.repeat(6)}手抓…`],
])('BO-472 a card shows of %j %j', (name, shown) => {
  expect(cutText(name, 'card')).toBe(shown);
});

test('BO-472 a text is cut only where it is too long, to its own beginning', () => {
  const places = fc.constantFrom<CutAt[]>('card', 'link');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), places, (text, at) => {
      const shown = cutText(text, at);
      expect(shown === null).toBe(shownLength(text) <= SHOWN_LENGTH[at]);
      if (shown === null) return;
      const kept = shown.slice(0, -1);
      expect(text.trim().startsWith(kept)).toBe(true);
      expect(shownLength(kept)).toBeLessThanOrEqual(SHOWN_LENGTH[at]);
    }),
  );
});
