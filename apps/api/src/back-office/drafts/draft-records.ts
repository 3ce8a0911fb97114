import { recordKey, withField } from '@dasturxon/core/drafts';

import type { Tx } from '../../db/connect.ts';
import { readPatches } from './draft-rows.ts';
import type { DraftRecord, EditedArea } from './edited-area.ts';

/** The records of an area with the changes of its draft, removed ones too. */
export async function readDraftRecords(
  tx: Tx,
  merchantId: string,
  { area, read }: EditedArea,
): Promise<DraftRecord[]> {
  const patches = await readPatches(tx, merchantId, area);
  const byRecord = Map.groupBy(patches, recordKey);
  const all = new Map([
    ...(await read(tx, { merchantId, only: patches })),
    ...(await read(tx, { merchantId, only: null })),
  ]);
  return [...all].map(([key, record]) => {
    const own = byRecord.get(key) ?? [];
    const row = own.reduce((before, { field, value }) => withField(before, field, value), record.row);
    const fields = { ...record.fields, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) };
    return { ...record, row, fields };
  });
}
