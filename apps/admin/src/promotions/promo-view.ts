import type { DraftPatches, PromosDraft } from '@dasturxon/core/drafts';
import { type Language, localize } from '@dasturxon/core/kernel';

import type { DraftLabels } from '../drafts/draft-context.ts';
import { recordsView, type RecordsView } from '../drafts/draft-view.ts';
import { madeRecords, type MadeRecord, withMade } from '../drafts/made-records.ts';
import { PROMO_LABELS } from './promo-labels.ts';

type Choices = Pick<PromosDraft, 'isOn' | 'uses' | 'products' | 'categories' | 'branches' | 'zones'>;

/** The promotions with the changes of their draft, and what their conditions choose from. */
export type PromosView = RecordsView &
  Choices & {
    /** The name of a dish, a category, a branch or a zone; null for an unknown id. */
    nameOf: (id: string, language: Language) => string | null;
  };

/** A promotion as the draft has it. */
export type DraftPromo = MadeRecord<'promo'>;
/** A rule of the menu by time as the draft has it. */
export type DraftTime = MadeRecord<'menuTime'>;

/** Names of dishes, categories, branches and zones, by id. */
function namesOf({ products, categories, branches, zones }: Choices) {
  const texts = new Map([...branches, ...categories, ...products].map(({ id, name }) => [id, name]));
  const plain = new Map(zones.map(({ id, name }) => [id, name]));
  return (id: string, language: Language): string | null =>
    localize(texts.get(id), language) || (plain.get(id) ?? null);
}

/** Combines the promotions with the changes of their draft. */
export function promosView(draft: PromosDraft, changes: DraftPatches): PromosView {
  const { isOn, uses, products, categories, branches, zones } = draft;
  const choices = { isOn, uses, products, categories, branches, zones };
  return { ...recordsView(withMade(draft, changes), changes), ...choices, nameOf: namesOf(choices) };
}

/** Fields that hold ids. */
const OF_IDS = [
  'rule.branchIds',
  'rule.zoneIds',
  'contains',
  'dishes.productIds',
  'dishes.categoryIds',
  'productIds',
  'categoryIds',
];

/** What the editor calls its fields and values, with the names of what they choose. */
export function promoLabels(view: PromosView, language: Language): DraftLabels {
  const all = [...view.products, ...view.categories, ...view.branches, ...view.zones];
  const names = all.map(({ id }) => [id, view.nameOf(id, language) ?? id] as const);
  const keyed = OF_IDS.flatMap((field) => names.map(([id, name]) => [`${field}:${id}`, name] as const));
  return { ...PROMO_LABELS, names: new Map(keyed) };
}

/** The promotions of the draft. */
export const promosOf = (view: PromosView): DraftPromo[] => madeRecords(view, 'promo');

/** The rules of the menu by time of the draft. */
export const timesOf = (view: PromosView): DraftTime[] => madeRecords(view, 'menuTime');
