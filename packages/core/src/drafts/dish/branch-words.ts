import { branchOffers, type OwnOffers } from '../../catalog/offers/branch-offers.ts';
import type { FieldValue } from '../field-rule.ts';
import type { RecordFields } from '../record-fields.ts';

/** What a dish says of a branch: that it is sold there, that it is not, or nothing, so that its category decides. */
export const BRANCH_WORDS = ['INHERITED', 'SOLD', 'OFF'] as const;
/** One of them. */
export type BranchWord = (typeof BRANCH_WORDS)[number];

const idsIn = (value: FieldValue | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What a dish of a draft says of branches by itself. */
export const offersIn = (fields: RecordFields): OwnOffers => ({
  sold: idsIn(fields['branches']),
  off: idsIn(fields['branchesOff']),
});

/** The branches that sell the dishes of a category of a draft. */
export const inheritedIn = (category: RecordFields | undefined): string[] => idsIn(category?.['branches']);

/** What a dish says of one branch. */
export function branchWord(fields: RecordFields, branch: string): BranchWord {
  const { sold, off } = offersIn(fields);
  if (off.includes(branch)) return 'OFF';
  return sold.includes(branch) ? 'SOLD' : 'INHERITED';
}

const withId = (ids: readonly string[], id: string, isIn: boolean): string[] => {
  if (ids.includes(id) === isIn) return [...ids];
  return isIn ? [...ids, id] : ids.filter((one) => one !== id);
};

/** The fields of a dish once it says this of a branch; what it says of others stays. */
export function withBranchWord(fields: RecordFields, branch: string, word: BranchWord) {
  const { sold, off } = offersIn(fields);
  return {
    branches: withId(sold, branch, word === 'SOLD'),
    branchesOff: withId(off, branch, word === 'OFF'),
  };
}

/** The branches that sell a dish of a draft, by its own word or its category's. */
export const soldAt = (fields: RecordFields, inherited: readonly string[]): string[] =>
  branchOffers(offersIn(fields), inherited)
    .filter(({ branch }) => branch.isActive)
    .map(({ branch }) => branch.id);

/** What a dish says once a branch sells it, or does not; it says nothing where its category says the same. */
export function withSale(
  fields: RecordFields,
  { branch, isSold, inherited }: { branch: string; isSold: boolean; inherited: readonly string[] },
): RecordFields {
  if (soldAt(fields, inherited).includes(branch) === isSold) return {};
  const isSaid = inherited.includes(branch) === isSold;
  return withBranchWord(fields, branch, isSaid ? 'INHERITED' : isSold ? 'SOLD' : 'OFF');
}
