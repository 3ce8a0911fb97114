import { Category, Product } from '@dasturxon/core/catalog';
import { isPresent, recordKey, withField } from '@dasturxon/core/drafts';
import type { FiledMenu } from '@dasturxon/core/menu-file';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { loadMenu } from '../load-menu.ts';
import { readPatches } from '../../back-office/drafts/draft-rows.ts';
import type { DraftRecord } from '../../back-office/drafts/edited-area.ts';
import { readMenuRecords } from '../../back-office/menu/menu-records.ts';

/** The records of the menu with the changes of the draft, without removed ones. */
async function draftRecords(tx: Tx, merchantId: string): Promise<DraftRecord[]> {
  const patches = await readPatches(tx, merchantId, 'menu');
  const byRecord = Map.groupBy(patches, recordKey);
  const all = new Map([
    ...(await readMenuRecords(tx, { merchantId, only: patches })),
    ...(await readMenuRecords(tx, { merchantId, only: null })),
  ]);
  return [...all]
    .map(([key, record]) => {
      const own = byRecord.get(key) ?? [];
      const row = own.reduce((before, { field, value }) => withField(before, field, value), record.row);
      const fields = {
        ...record.fields,
        ...Object.fromEntries(own.map(({ field, value }) => [field, value])),
      };
      return { ...record, row, fields };
    })
    .filter(({ entity, fields }) => isPresent(entity, fields));
}

/** The menu of the draft as files have it. Inside a tenant's transaction. */
export async function loadDraftMenu(tx: Tx, merchantId: string): Promise<FiledMenu> {
  const records = await draftRecords(tx, merchantId);
  const of = (wanted: DraftRecord['entity']) => records.filter(({ entity }) => entity === wanted);
  return {
    ...(await loadMenu(tx, merchantId)),
    categories: of('category').map(({ id, row }) => v.parse(Category, { ...row, id, products: [] })),
    products: of('product').map(({ id, row }) => v.parse(Product, { ...row, id })),
  };
}
