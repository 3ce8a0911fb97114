import { expect, test } from 'vitest';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { glossaryTerms, OTHER_MEANINGS } from './glossary-terms.ts';
import { ROOT } from './run-step.ts';
import { retiredInCode, retiredInStyles, retiredTerms } from './terms.ts';

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
  ['export function useBreakdown() {}', ['useBreakdown']],
  ['# The admin panel', ['admin panel']],
  ["name: 'packages-by-their-doors'", ['doors']],
  ['const STAGES = [AT_DOOR];', ['AT_DOOR']],
  ['<FarSection category={category} />', ['FarSection']],
  ['const isLate = arrival < now(); isNear(a, b)', []],
  ['The courier is at your door: DoorDetails', []],
  ['splits a text into words', []],
  ["import { readPress } from './press.ts';", ['readPress']],
  ['the customer can press the button: onPress', []],
  ['export type DishWords = Record<string, string>;', ['DishWords']],
  ['the connection is held', []],
  ['sendCheque: v.boolean(), sendChequePhone: Phone', []],
  ["queue: 'payment.cheque'", []],
])('%j has the retired terms %j', (text, expected) => {
  expect(retiredTerms(text).map(({ retired }) => retired)).toEqual(expected);
});

test('the glossary retires terms, and each that has another meaning is listed with it', () => {
  expect(
    glossaryTerms('- **till**: a cash register (not POS, shop; but SHOP-API)\n- **sub**: a name\n'),
  ).toEqual([
    { retired: 'POS', use: 'till' },
    { retired: 'shop', use: 'till' },
  ]);
  const retired = glossaryTerms(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')).map(
    (term) => term.retired,
  );
  expect(retired.length).toBeGreaterThan(40);
  expect(Object.keys(OTHER_MEANINGS).filter((term) => !retired.includes(term))).toEqual([]);
});

test('a retired term names the term to use', () => {
  expect(retiredTerms('aDeskOf(cheque)')).toEqual([{ retired: 'cheque', use: 'receipt, fiscal receipt' }]);
});

test.each([
  ['const told = await read();', ['told']],
  ['type Wish = { to: string };', ['Wish']],
  ['const saysGone = (status: number) => status === 410;', ['saysGone']],
  ['const { said } = await command();', ['said']],
  ['/** Says where it listens. */', ['Says']],
  ['// For whoever reads it.', ['whoever']],
  ['export function hearTime(answer: Response) {}', ['hearTime']],
  ['/** A courier speaks of their own deliveries. */', ['speaks']],
  ["test('a guest is told the price', async () => {", ['told']],
  ["])('nobody reads %s', (name) => {", ['nobody']],
  ["const text = 'Do not tell it to anyone';", []],
  ['const label = t`Tell us more`;', []],
  ['<p>Tell us more</p>', []],
  ['/** Runs as the user `nobody`. */', []],
  ["contentHash: text('said')", []],
])('a source with %j has the retired names %j', (source, expected) => {
  expect(retiredInCode(source).map(({ retired }) => retired)).toEqual(expected);
});

test.each([
  ['const words = useOrderMessages();', 'packages/storefront/src/a.ts', ['words']],
  ['const words = splitWords(text);', 'packages/core/src/search/a.ts', []],
  ['// Splits a text into words.', 'packages/storefront/src/a.ts', []],
  ['const news = await readEvents();', 'apps/api/src/a.ts', ['news']],
])('the names of %j in %s that are retired are %j', (source, path, expected) => {
  expect(retiredInCode(source, path).map(({ retired }) => retired)).toEqual(expected);
});

test('the comments of a style sheet are checked, its names are not', () => {
  const css = '/* Tells where the list ends. */ .said { color: red; }';
  expect(retiredInStyles(css).map(({ retired }) => retired)).toEqual(['Tells']);
});
