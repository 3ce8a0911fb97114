import { describe, expect, test } from 'vitest';

import { foldWords, isOneSlipAway } from './fold.ts';

describe('folding', () => {
  test.each([
    ['Oʻzbekiston', 'ozbekiston'],
    ["O'ZBEKISTON", 'ozbekiston'],
    ['O`zbekiston', 'ozbekiston'],
    ['Oʼzbekiston', 'ozbekiston'],
    ['Ўзбекистон', 'ozbekiston'],
    ['Gʻafur Gʻulom', 'gafur gulom'],
    ['Ғафур Ғулом', 'gafur gulom'],
    ['Шайхонтоҳур', 'shayhontohur'],
    ['Shayxontoxur', 'shayhontohur'],
    ['Абдулла Қодирий', 'abdula kodiriy'],
    ['Бунёдкор шоҳ кўчаси, 12', 'bunyodkor shoh kochasi 12'],
    ['  ', ''],
  ])('“%s” is “%s”', (text, folded) => {
    expect(foldWords(text).join(' ')).toBe(folded);
  });

  test('one slip is a letter more, less, other or swapped; two are not', () => {
    expect(isOneSlipAway('chilonzor', 'chilnzor')).toBe(true);
    expect(isOneSlipAway('chilonzor', 'chillonzor')).toBe(true);
    expect(isOneSlipAway('chilonzor', 'chilanzor')).toBe(true);
    expect(isOneSlipAway('chilonzor', 'chiolnzor')).toBe(true);
    expect(isOneSlipAway('chilonzor', 'chelanzor')).toBe(false);
    expect(isOneSlipAway('chilonzor', 'chilon')).toBe(false);
  });
});
