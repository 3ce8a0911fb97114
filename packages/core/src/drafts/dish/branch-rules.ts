import { branchOffers, type OwnOffers } from '../../catalog/offers/branch-offers.ts';
import type { FieldValue } from '../field-rule.ts';
import type { RecordFields } from '../record-fields.ts';

/** What a dish states of a branch: that it is sold there, that it is not, or nothing, so that its category decides. */
export const BRANCH_RULES = ['INHERITED', 'SOLD', 'OFF'] as const;
/** One of them. */
export type BranchRule = (typeof BRANCH_RULES)[number];

const idsIn = (value: FieldValue | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What a dish of a draft states of branches by itself. */
export const offersIn = (fields: RecordFields): OwnOffers => ({
  sold: idsIn(fields['branches']),
  off: idsIn(fields['branchesOff']),
});

/** The branches that sell the dishes of a category of a draft. */
export const inheritedIn = (category: RecordFields | undefined): string[] => idsIn(category?.['branches']);

/** What a dish states of one branch. */
export function branchRule(fields: RecordFields, branch: string): BranchRule {
  const { sold, off } = offersIn(fields);
  if (off.includes(branch)) return 'OFF';
  return sold.includes(branch) ? 'SOLD' : 'INHERITED';
}

const withId = (ids: readonly string[], id: string, isIn: boolean): string[] => {
  if (ids.includes(id) === isIn) return [...ids];
  return isIn ? [...ids, id] : ids.filter((one) => one !== id);
};

/** The fields of a dish once it states this of a branch; what it states of others stays. */
export function withBranchRule(fields: RecordFields, branch: string, rule: BranchRule) {
  const { sold, off } = offersIn(fields);
  return {
    branches: withId(sold, branch, rule === 'SOLD'),
    branchesOff: withId(off, branch, rule === 'OFF'),
  };
}

/** The branches that sell a dish of a draft, by its own rule or its category's. */
export const soldAt = (fields: RecordFields, inherited: readonly string[]): string[] =>
  branchOffers(offersIn(fields), inherited)
    .filter(({ branch }) => branch.isActive)
    .map(({ branch }) => branch.id);

/** What a dish states once a branch sells it, or does not; it states nothing where its category states the same. */
export function withSale(
  fields: RecordFields,
  { branch, isSold, inherited }: { branch: string; isSold: boolean; inherited: readonly string[] },
): RecordFields {
  if (soldAt(fields, inherited).includes(branch) === isSold) return {};
  const isInheritedSo = inherited.includes(branch) === isSold;
  return withBranchRule(fields, branch, isInheritedSo ? 'INHERITED' : isSold ? 'SOLD' : 'OFF');
}
