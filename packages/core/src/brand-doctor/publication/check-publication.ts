import { UNUSUAL_PERCENT, percentChange } from '../../drafts/bulk-change.ts';
import type { FieldChange } from '../../drafts/field-changes.ts';
import { recordKey, typedText } from '../../drafts/edited-field.ts';
import { checkFiscal } from '../check-accounts.ts';
import { checkDishes } from '../check-dishes.ts';
import { checkPrices } from '../check-prices.ts';
import type { CheckedBrand } from '../checked-brand.ts';
import type { Finding, FindingCode } from '../finding.ts';
import { placeOf } from '../names.ts';

/**
 * What a check before a publication finds: beside the doctor's findings a price that moves far, and a name that the main
 * language lacks. An error asks for a confirmation, a warning does not.
 */
export type PublicationFinding = Omit<Finding, 'code'> & {
  code: FindingCode | 'price.jump' | 'text.noMainName';
};

const DISH_CHECKS = [checkDishes, checkPrices, checkFiscal];

const isError = ({ severity }: PublicationFinding) => severity === 'error';

function priceJumps(brand: CheckedBrand, changes: readonly FieldChange[]): PublicationFinding[] {
  const byId = new Map(brand.menu.products.map((product) => [product.id, product]));
  return changes.flatMap((change): PublicationFinding[] => {
    const product = change.field === 'costPrice' ? byId.get(change.id) : undefined;
    const percent = percentChange(change);
    if (!product || percent === null || Math.abs(percent) <= UNUSUAL_PERCENT) return [];
    const where = placeOf(brand, 'product', product);
    const facts = { change: `${typedText(change.before)} → ${typedText(change.after)}` };
    return [{ code: 'price.jump', severity: 'warning', where, facts, isFixable: false }];
  });
}

function namelessInMain(brand: CheckedBrand): PublicationFinding[] {
  const { main } = brand.settings.languages;
  const { categories, products } = brand.menu;
  const all = [
    ...categories.map((one) => ({ kind: 'category' as const, one })),
    ...products.filter(({ active }) => active).map((one) => ({ kind: 'product' as const, one })),
  ];
  return all
    .filter(({ one }) => !one.name[main]?.trim())
    .map(({ kind, one }) => ({
      code: 'text.noMainName',
      severity: 'warning',
      where: placeOf(brand, kind, one),
      facts: {},
      isFixable: false,
    }));
}

/**
 * What is wrong with the changed records of the menu as they will be published (BO-373), by the rules of the doctor: errors first.
 * `brand`: with the menu of the draft.
 */
export function checkPublication(brand: CheckedBrand, changes: readonly FieldChange[]): PublicationFinding[] {
  const changed = new Set(changes.map(recordKey));
  const found: PublicationFinding[] = [
    ...DISH_CHECKS.flatMap((check) => check(brand)),
    ...namelessInMain(brand),
  ].filter(({ where: { kind, id } }) => changed.has(`${kind} ${id}`));
  const all = [...found, ...priceJumps(brand, changes)];
  return [...all.filter(isError), ...all.filter((one) => !isError(one))];
}

/**
 * What a person confirms before findings are published (BO-430): each error with its record and facts, in one order. Empty where
 * there is nothing to confirm.
 */
export const errorsToConfirm = (findings: readonly PublicationFinding[]): string[] =>
  findings
    .filter(isError)
    .map(({ code, where: { kind, id }, facts }) => JSON.stringify([code, kind, id, facts]))
    .toSorted();
