import { expect, test } from 'vitest';

import { retiredTerms } from './terms.ts';

test.each([
  ['const makeCheque = 1;', ['makeCheque']],
  ['/** A cheque of the tax authority. */', ['cheque']],
  ['src/payments/ask-for-cheque.ts', ['cheque']],
  ['export const CHEQUE_URL = 1;', ['CHEQUE_URL']],
  ['const rows = openBooks(tx);', ['openBooks']],
  ["import { BOT_WORDS } from './bot-words.ts';", ['BOT_WORDS']],
  ['const labels = useBranchWords();', ['useBranchWords']],
  ['const shop = renderInShop(<Menu />);', ['shop', 'renderInShop']],
  ["import { applyShopRequest } from './apply-shop-request.ts'; // SHOP-API", []],
  ['shopping in a workshop', []],
  ["name: 'packages-by-their-doors'", ['doors']],
  ['const STAGES = [AT_DOOR];', ['AT_DOOR']],
  ['<FarSection category={category} />', ['FarSection']],
  ['const isLate = arrival < now(); isNear(a, b)', []],
  ['The courier is at your door: DoorDetails', []],
  ['splits a text into words', []],
  ['the connection is held', []],
  ['sendCheque: v.boolean(), sendChequePhone: Phone', []],
  ["queue: 'payment.cheque'", []],
])('%j has the retired terms %j', (text, expected) => {
  expect(retiredTerms(text).map(({ retired }) => retired)).toEqual(expected);
});

test('a retired term names the term to use', () => {
  expect(retiredTerms('aDeskOf(cheque)')).toEqual([{ retired: 'cheque', use: 'receipt, fiscal receipt' }]);
});
