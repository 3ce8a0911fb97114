import * as v from 'valibot';

import { LANGUAGES } from '../../kernel/language.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { DishesOff, PromoRule } from '../../promo/engine/promo-rule.schema.ts';
import type { DiscountType } from '../../promo/promo.schema.ts';
import type { FieldValue } from '../field-rule.ts';
import type { RecordFields } from '../record-fields.ts';
import { PartRow } from './promo-fields.ts';

/** A promotion as it is stored: its terms, its limits and its rule (B30). */
export type EditedPromo = {
  /** Null: it applies by itself. */
  code: string | null;
  /** It has codes of one use, and does not apply by itself. */
  hasOwnCodes: boolean;
  name: LocalizedText | null;
  priority: number;
  discountType: DiscountType;
  productDiscount: number;
  deliveryDiscount: number;
  minPrice: number;
  startDate: string | null;
  endDate: string | null;
  isActive: boolean;
  isHidden: boolean;
  maxUses: number | null;
  maxPerUser: number | null;
  budget: number | null;
  rule: PromoRule | null;
};

const NO_RULE = v.parse(PromoRule, {});
const NO_DISHES = v.parse(DishesOff, { kind: 'FREE', free: 1 });

const rowsOf = (contains: PromoRule['contains']): PartRow[] =>
  contains.flatMap(({ productIds, categoryIds, count }, part) => {
    const rows: PartRow[] = [
      ...productIds.map((id) => ({ part, of: 'PRODUCT' as const, id, count })),
      ...categoryIds.map((id) => ({ part, of: 'CATEGORY' as const, id, count })),
    ];
    return rows.length > 0 ? rows : [{ part, of: 'ANY' as const, id: null, count }];
  });

/** The conditions on the basket that rows of dishes are, each with its rows together. */
export function partsOf(value: FieldValue | undefined): PromoRule['contains'] {
  const rows = v.is(v.array(PartRow), value) ? value : [];
  return [...Map.groupBy(rows, ({ part }) => part).values()].map((own) => {
    const idsOf = (kind: PartRow['of']) =>
      own.flatMap(({ of, id }) => (of === kind && id !== null ? [id] : []));
    return { productIds: idsOf('PRODUCT'), categoryIds: idsOf('CATEGORY'), count: own[0]!.count };
  });
}

/** Conditions on the basket as the rows that a draft keeps. */
export const partRows = (parts: PromoRule['contains']): PartRow[] => rowsOf(parts);

/** The edited fields of a stored promotion. */
export function promoFields(promo: EditedPromo, exists: boolean): RecordFields {
  const { name, rule, ...terms } = promo;
  const { dishes, contains, ...conditions } = rule ?? NO_RULE;
  const { kind, value, paid, free, productIds, categoryIds } = dishes ?? NO_DISHES;
  const off = { kind: dishes ? kind : null, value, paid, free, productIds, categoryIds };
  const named = (prefix: string, values: Readonly<Record<string, FieldValue>>) =>
    Object.entries(values).map(([field, own]) => [`${prefix}.${field}`, own] as const);
  return {
    exists,
    ...terms,
    ...Object.fromEntries([
      ...LANGUAGES.map((language) => [`name.${language}`, name?.[language] ?? ''] as const),
      ...named('rule', conditions),
      ...named('dishes', off),
    ]),
    contains: rowsOf(contains),
  };
}

const BLANK: EditedPromo = {
  code: null,
  hasOwnCodes: false,
  name: null,
  priority: 0,
  discountType: 'PERCENTAGE',
  productDiscount: 0,
  deliveryDiscount: 0,
  minPrice: 0,
  startDate: null,
  endDate: null,
  isActive: false,
  isHidden: false,
  maxUses: null,
  maxPerUser: null,
  budget: null,
  rule: null,
};
/** A promotion that is not there yet, or no more. */
export const BLANK_PROMO = promoFields(BLANK, false);

const members = (fields: RecordFields, prefix: string): Record<string, FieldValue> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => field.startsWith(`${prefix}.`))
      .map(([field, value]) => [field.slice(prefix.length + 1), value]),
  );

function nameOf(fields: RecordFields): LocalizedText | null {
  const texts = members(fields, 'name');
  return Object.values(texts).some((text) => text !== '') ? v.parse(LocalizedText, texts) : null;
}

function ruleOf(fields: RecordFields): PromoRule | null {
  const { kind, ...off } = members(fields, 'dishes');
  const rule = v.parse(PromoRule, {
    ...members(fields, 'rule'),
    contains: partsOf(fields['contains']),
    dishes: kind === null ? null : { kind, ...off },
  });
  return JSON.stringify(rule) === JSON.stringify(NO_RULE) ? null : rule;
}

/** The promotion that edited fields are. Each field holds what its rule permits. */
export function promoOf(fields: RecordFields): EditedPromo {
  const terms = Object.fromEntries(
    Object.keys(BLANK)
      .filter((field) => field !== 'name' && field !== 'rule')
      .map((field) => [field, fields[field] ?? BLANK_PROMO[field] ?? null]),
  );
  // The rules of the fields let through no other value.
  return { ...(terms as unknown as EditedPromo), name: nameOf(fields), rule: ruleOf(fields) };
}
