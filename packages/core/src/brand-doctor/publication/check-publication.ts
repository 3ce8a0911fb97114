import { UNUSUAL_PERCENT, percentChange } from '../../drafts/bulk-change.ts';
import type { FieldChange } from '../../drafts/field-changes.ts';
import { type DraftArea, typedText } from '../../drafts/edited-field.ts';
import { checkFiscal } from '../check-accounts.ts';
import { checkLinks, checkPolicies, checkPromos } from '../check-content.ts';
import { checkDishes } from '../check-dishes.ts';
import { checkHours } from '../check-hours.ts';
import { checkLook } from '../check-look.ts';
import { checkPrices } from '../check-prices.ts';
import { checkPayments, checkServices, checkSwitches } from '../check-sales.ts';
import { checkYear } from '../check-year.ts';
import { checkZones } from '../check-zones.ts';
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

type Check = (brand: CheckedBrand) => Finding[];

/** The doctor's checks of what each area holds. */
const CHECKS: Readonly<Record<DraftArea, readonly Check[]>> = {
  menu: [checkDishes, checkPrices, checkFiscal],
  settings: [checkLook, checkServices, checkPayments, checkSwitches, checkPolicies],
  branches: [checkHours, checkYear, checkZones, checkServices],
  zones: [checkZones],
  promos: [checkPromos],
  content: [checkPolicies, checkLinks, checkSwitches],
};

/** The checks whose errors a change of any area may cause. Those of a year, of texts and of pictures take long and only warn. */
const ERROR_CHECKS: readonly Check[] = [
  checkDishes,
  checkPrices,
  checkFiscal,
  checkHours,
  checkZones,
  checkServices,
  checkPayments,
  checkPolicies,
  checkLinks,
];

const findingsOf = (checks: readonly Check[], brand: CheckedBrand): Finding[] =>
  checks.flatMap((check) => check(brand));

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

/** What names a finding among others. */
const keyOf = ({ code, where: { kind, id }, facts }: PublicationFinding): string =>
  JSON.stringify([code, kind, id, facts]);

const placeKey = ({ kind, id }: Pick<Finding['where'], 'kind' | 'id'>): string => `${kind} ${id}`;

/** What a finding about a changed record names: a setting by its field, a zone as a region. */
function changedPlace({ entity, id, field }: FieldChange): string {
  if (entity === 'settings' || entity === 'orderSettings' || entity === 'brand') return `setting ${field}`;
  return `${entity === 'zone' ? 'region' : entity} ${id}`;
}

/** A brand before and after changes of an area. */
export type Publication = {
  area: DraftArea;
  before: CheckedBrand;
  after: CheckedBrand;
  changes: readonly FieldChange[];
};

/**
 * What is wrong with changes as they will be published (BO-373, BO-450), by the rules of the doctor: errors first. It names what
 * its area's checks find at the changed records or did not find before, and each error that the brand did not have before.
 */
export function checkPublication({ area, before, after, changes }: Publication): PublicationFinding[] {
  const changed = new Set(changes.map(changedPlace));
  const isChanged = ({ where }: PublicationFinding) => changed.has(placeKey(where));
  const known = new Set(findingsOf([...CHECKS[area], ...ERROR_CHECKS], before).map(keyOf));
  const isNew = (one: PublicationFinding) => !known.has(keyOf(one));
  const own = findingsOf(CHECKS[area], after).filter((one) => isChanged(one) || isNew(one));
  const elsewhere = findingsOf(ERROR_CHECKS, after).filter((one) => isError(one) && isNew(one));
  const ofMenu =
    area === 'menu' ? [...namelessInMain(after).filter(isChanged), ...priceJumps(after, changes)] : [];
  const all = [...new Map([...own, ...elsewhere, ...ofMenu].map((one) => [keyOf(one), one])).values()];
  return [...all.filter(isError), ...all.filter((one) => !isError(one))];
}

/**
 * What a person confirms before findings are published (BO-430): each error with its record and facts, in one order. Empty where
 * there is nothing to confirm.
 */
export const errorsToConfirm = (findings: readonly PublicationFinding[]): string[] =>
  findings.filter(isError).map(keyOf).toSorted();
