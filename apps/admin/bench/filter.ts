import { bulkChanges, bulkSpread, fieldsOf, type MenuDraft } from '@dasturxon/core/drafts';
import { aProduct } from '@dasturxon/core/testing';

import { menuView } from '../src/menu/menu-view.ts';
import { findRows, foldAhead, type Wanted } from '../src/menu/table/find-rows.ts';

/*
 * The table of the menu editor at 5,000 products: what a key in its search costs, and the preview of 800 changed prices, without the
 * drawing of the rows in sight. Run: pnpm bench:editors
 */

const PRODUCTS = 5_000;
const BULK = 800;
const NAMES = ['Osh', 'Lagʻmon', 'Somsa', 'Manti', 'Shashlik', 'Norin', 'Mastava', 'Chuchvara'];

const products: MenuDraft['products'] = Array.from({ length: PRODUCTS }, (_, at) => {
  const name = { uz: `${NAMES[at % NAMES.length]} ${at}`, ru: `Блюдо ${at}`, eng: `Dish ${at}` };
  const product = aProduct({ id: `p${at}`, name, costPrice: 10_000 + at, priority: at });
  const wire = { ...product, exists: true, branches: [], modifierGroups: [], categoryId: `c${at % 12}` };
  return { id: product.id, image: null, canBeChosen: true, fields: fieldsOf('product', wire) };
});
const categories = Array.from({ length: 12 }, (_, at) => ({
  id: `c${at}`,
  fields: fieldsOf('category', { name: { uz: `Boʻlim ${at}` }, exists: true, active: true, priority: at }),
}));
const draft: MenuDraft = {
  revision: 0,
  version: 1,
  canPublish: true,
  languages: ['uz', 'ru', 'eng'],
  patches: [],
  groups: [],
  branches: [],
  categories,
  products,
  modifierGroups: [],
};
const all: Wanted = { text: '', category: '', shown: 'ALL', lacks: null };
const late: string[] = [];

/** Prints the slowest of some calls: what a person may meet. */
function slowest(what: string, budgetMs: number, calls: readonly (() => unknown)[]): void {
  const times = calls.map((call) => {
    const began = performance.now();
    call();
    return performance.now() - began;
  });
  const ms = Math.max(...times);
  if (ms > budgetMs) late.push(what);
  process.stdout.write(`${what}: ${ms.toFixed(1)} ms (budget ${budgetMs} ms)\n`);
}

slowest('the menu with its draft is put together', 1_000, [() => menuView(draft, draft)]);
const view = menuView(draft, draft);
foldAhead(view.products);
await new Promise((resolve) => setTimeout(resolve, 3_000));
const typed = ['s', 'so', 'som', 'somsa', 'сомса', 'blyudo 49', 'lagmon 7'];
slowest(
  'a key in the search, once the names are folded',
  100,
  typed.map((text) => () => findRows(view.products, { ...all, text })),
);
slowest('a chosen category', 100, [() => findRows(view.products, { ...all, category: 'c3' })]);
slowest('what is not translated', 100, [
  () => findRows(view.products, { ...all, shown: 'UNTRANSLATED', lacks: 'ru' }),
]);
slowest('the preview of 800 × +7 %, rounded to 500', 1_000, [
  () => bulkSpread(bulkChanges(view.products.slice(0, BULK), { kind: 'PERCENT', percent: 7, step: 500 })),
]);
if (late.length > 0) {
  process.stdout.write(`over the budget: ${late.join('; ')}\n`);
  process.exitCode = 1;
}
