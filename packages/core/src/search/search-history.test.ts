import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import {
  forgetAllSearches,
  forgetSearch,
  MOST_REMEMBERED,
  rememberSearch,
  SearchHistory,
} from './search-history.ts';

describe('the history of searches', () => {
  test.each([
    ['newest first', ['osh'], 'non', ['non', 'osh']],
    ['searched again it moves up', ['osh', 'non'], 'non', ['non', 'osh']],
    ['another spelling of the same gives way', ["lag'mon", 'osh'], 'ЛАҒМОН', ['ЛАҒМОН', 'osh']],
    ['spaces are tidied', [], '  katta   osh ', ['katta osh']],
    ['nothing is not remembered', ['osh'], '   ', ['osh']],
    ['signs are words of their own', ['!!'], '??', ['??', '!!']],
  ])('MENU-10 D9 %s', (_, history, query, expected) => {
    expect(rememberSearch(history, query)).toEqual(expected);
  });

  test('MENU-10 D9 one is forgotten, or all', () => {
    expect(forgetSearch(['osh', 'non'], 'osh')).toEqual(['non']);
    expect(forgetAllSearches()).toEqual([]);
  });

  test('MENU-10 D9 ten distinct at most, whatever is searched; what is stored reads back the same', () => {
    const searches = fc.array(fc.oneof(fc.string(), fc.constantFrom('osh', 'ОШ', 'non', 'чой')), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(searches, (queries) => {
        const history = queries.reduce<string[]>(rememberSearch, []);
        expect(history.length).toBeLessThanOrEqual(MOST_REMEMBERED);
        expect(new Set(history).size).toBe(history.length);
        expect(v.parse(SearchHistory, JSON.parse(JSON.stringify(history)))).toEqual(history);
      }),
    );
  });

  test('MENU-10 D9 a stored history that is spoilt is no history', () => {
    for (const stored of [null, 'osh', [1], {}, [['osh']]])
      expect(v.parse(SearchHistory, stored)).toEqual([]);
    expect(
      v.parse(
        SearchHistory,
        Array.from({ length: 30 }, (_, at) => `n${at}`),
      ),
    ).toHaveLength(10);
  });
});
