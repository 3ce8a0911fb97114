import type { OrderPlace, OrderRow } from '@dasturxon/admin-ui/order-tree';
import { recordName } from '@dasturxon/core/drafts';
import { type Language, localize } from '@dasturxon/core/kernel';

import type { CategoryRow, MenuView, ProductRow } from '../menu-view.ts';

/** Where a dish or a category can be put: a place of a list, from 0. */
export type MenuPlace = OrderPlace & { parent: string; place: number };

/** What the order of the menu is drawn from. `open`: the categories whose dishes are shown. */
export type Ordered = {
  view: Pick<MenuView, 'categories' | 'products'> & { draft: Pick<MenuView['draft'], 'groups'> };
  open: ReadonlySet<string>;
  language: Language;
};

const GROUP = 'group ';
const CATEGORY = 'category ';
const PRODUCT = 'product ';

/** The record that a row is of. */
export const recordOf = (key: string): { entity: 'product' | 'category'; id: string } =>
  key.startsWith(PRODUCT)
    ? { entity: 'product', id: key.slice(PRODUCT.length) }
    : { entity: 'category', id: key.slice(CATEGORY.length) };

const nameOf = ({ fields }: CategoryRow | ProductRow, language: Language) =>
  recordName(fields, language) || '—';

/** Groups with their categories; those of no group that is there are in one without a name. */
function sectionsOf({ view, language }: Ordered) {
  const { groups } = view.draft;
  const known = new Set(groups.map(({ id }) => id));
  const others = view.categories.filter(({ groupId }) => !known.has(groupId));
  const named = groups.map(({ id, name }) => ({
    id,
    title: localize(name, language) || id,
    own: view.categories.filter(({ groupId }) => groupId === id),
  }));
  return others.length > 0 ? [...named, { id: '', title: '—', own: others }] : named;
}

/** The rows from the top down: groups, their categories, and the dishes of open ones. */
export function orderRows(ordered: Ordered): OrderRow[] {
  const { view, open, language } = ordered;
  const dishes = Map.groupBy(view.products, ({ categoryId }) => categoryId);
  return sectionsOf(ordered).flatMap(({ id, title, own }) => [
    { key: `${GROUP}${id}`, text: title, level: 1 as const, canMove: false },
    ...own.flatMap((category) => [
      {
        key: `${CATEGORY}${category.id}`,
        text: nameOf(category, language),
        note: String(dishes.get(category.id)?.length ?? 0),
        level: 2 as const,
        canMove: true,
        isExpanded: open.has(category.id),
      },
      ...(open.has(category.id) ? (dishes.get(category.id) ?? []) : []).map((dish) => ({
        key: `${PRODUCT}${dish.id}`,
        text: nameOf(dish, language),
        level: 3 as const,
        canMove: true,
      })),
    ]),
  ]);
}

type List = { parent: string; title: string; head: string; own: readonly { key: string; last: string }[] };

/** The places of a list: below its head, and below each of its other rows. */
function placesIn({ parent, title, head, own }: List, moved: string): MenuPlace[] {
  const here = own.findIndex(({ key }) => key === moved);
  const others = own.filter(({ key }) => key !== moved);
  const count = others.length + 1;
  return [head, ...others.map(({ last }) => last)].map((after, place) => ({
    after,
    parent,
    place,
    text: `${title}, ${place + 1}/${count}`,
    isHere: place === here,
  }));
}

function dishPlaces({ view, open, language }: Ordered, moved: string): MenuPlace[] {
  const dishes = Map.groupBy(view.products, ({ categoryId }) => categoryId);
  return view.categories.flatMap((category) => {
    const own = (dishes.get(category.id) ?? []).map(({ id }) => `${PRODUCT}${id}`);
    const head = `${CATEGORY}${category.id}`;
    const list = { parent: category.id, title: nameOf(category, language), head };
    const places = placesIn({ ...list, own: own.map((key) => ({ key, last: key })) }, moved);
    // Of a closed category only the end is a place.
    return open.has(category.id) ? places : places.slice(-1).map((place) => ({ ...place, after: head }));
  });
}

function categoryPlaces(ordered: Ordered, moved: string): MenuPlace[] {
  const dishes = Map.groupBy(ordered.view.products, ({ categoryId }) => categoryId);
  const lastRow = (id: string) => {
    const last = ordered.open.has(id) ? dishes.get(id)?.at(-1) : undefined;
    return last ? `${PRODUCT}${last.id}` : `${CATEGORY}${id}`;
  };
  return sectionsOf(ordered)
    .filter(({ id }) => id !== '')
    .flatMap(({ id, title, own }) =>
      placesIn(
        {
          parent: id,
          title,
          head: `${GROUP}${id}`,
          own: own.map((category) => ({ key: `${CATEGORY}${category.id}`, last: lastRow(category.id) })),
        },
        moved,
      ),
    );
}

/** Where a row can be put, from the top down. */
export const orderPlaces = (ordered: Ordered, key: string): MenuPlace[] =>
  key.startsWith(PRODUCT) ? dishPlaces(ordered, key) : categoryPlaces(ordered, key);
