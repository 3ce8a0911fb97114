import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue, SentPatch } from '@dasturxon/core/drafts';

import { key } from '../order-bodies.ts';
import type { StaffPerson } from './back-office-scene.ts';

/** A change of a branch's field, as an editor who saw the draft's revision `base` sends it. */
export const branchPatch = (field: string, value: FieldValue, base = 0): SentPatch => ({
  entity: 'branch',
  id: 'branch-1',
  field,
  value,
  base,
});

/** Saves changes in the draft of the branches. */
export const saveBranches = (who: StaffPerson, patches: SentPatch[]) =>
  who.api(endpoints.saveBranchesDraft, { body: { patches }, idempotencyKey: key() });

/** Publishes what the draft of the branches had at a revision. */
export const publishBranches = (
  who: StaffPerson,
  expectedVersion: number,
  wanted: { confirmed?: string } = {},
) => who.api(endpoints.publishBranchesDraft, { body: { expectedVersion, ...wanted }, idempotencyKey: key() });

/** The fields of the first branch that guests see. */
export const publishedBranch = async (who: StaffPerson) =>
  unwrap(await who.api(endpoints.readBranchesDraft)).records.find(({ id }) => id === 'branch-1')!.fields;

/** Takes a version of the branches back. */
export const undoBranches = (who: StaffPerson, version: number, expectedVersion: number) =>
  who.api(endpoints.undoBranchesVersion, {
    body: { version, expectedVersion, skipChanged: false },
    idempotencyKey: key(),
  });
