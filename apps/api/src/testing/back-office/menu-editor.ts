import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue, SentPatch } from '@dasturxon/core/drafts';
import { type ColumnMapping, writeMapping } from '@dasturxon/core/menu-file';
import { aProduct } from '@dasturxon/core/testing';

import type { WholeBrand } from '../../store-brand/whole-brand.ts';
import { key } from '../order-bodies.ts';
import type { StaffPerson } from './back-office-scene.ts';
import { twoBranches } from './two-branches.ts';

const everywhere = ['branch-1', 'branch-2'].map((id) => ({ branch: { id, isActive: true } }));

/** A brand with two branches and two dishes. */
export const editedBrand = (): Partial<WholeBrand> => ({
  ...twoBranches(),
  products: [aProduct({ productBranch: everywhere }), aProduct({ id: 'lagman', productBranch: everywhere })],
});

/** A change of a product's field, as an editor who saw the draft's revision `base` sends it. */
export const patch = (field: string, value: FieldValue, base = 0, id = 'product-1'): SentPatch => ({
  entity: 'product',
  id,
  field,
  value,
  base,
});

/** Saves changes in the draft. */
export const save = (who: StaffPerson, patches: SentPatch[], idempotencyKey = key()) =>
  who.api(endpoints.saveMenuDraft, { body: { patches }, idempotencyKey });

/** The menu as an editor sees it. */
export const draftOf = async (who: StaffPerson) => unwrap(await who.api(endpoints.readMenuDraft));

type Publication = {
  records?: { entity: 'product' | 'category'; id: string }[];
  at?: string;
  note?: string;
  confirmed?: string;
};

/** Publishes what the draft had at a revision. */
export const publish = (who: StaffPerson, expectedVersion: number, wanted: Publication = {}) =>
  who.api(endpoints.publishMenuDraft, { body: { expectedVersion, ...wanted }, idempotencyKey: key() });

/** Takes a version back. */
export const undo = (
  who: StaffPerson,
  {
    skipChanged = false,
    ...versions
  }: { version: number; expectedVersion: number; skipChanged?: boolean; confirmed?: string },
) => who.api(endpoints.undoMenuVersion, { body: { ...versions, skipChanged }, idempotencyKey: key() });

/** Every line of a file. */
export const EVERY_LINE = '1-9999999';

type FileImport = { expectedVersion?: number; lines?: string; hash?: string; idempotencyKey?: string };

/** Puts a CSV file into the draft as the page does: read first, then its chosen rows with what the check found. */
export async function importFile(
  who: StaffPerson,
  file: BlobPart,
  { expectedVersion = 0, lines = EVERY_LINE, hash, idempotencyKey = key() }: FileImport = {},
) {
  const checked = unwrap(
    await who.api(endpoints.checkMenuFile, { query: { format: 'csv' }, body: new Blob([file]) }),
  );
  const columns = writeMapping(checked.columns.map(({ column }) => column) as ColumnMapping);
  return who.api(endpoints.importMenuFile, {
    query: {
      format: 'csv',
      columns,
      lines,
      hash: hash ?? checked.hash,
      expectedVersion: String(expectedVersion),
    },
    body: new Blob([file]),
    idempotencyKey,
  });
}
