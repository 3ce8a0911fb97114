import { Category, Product } from '@dasturxon/core/catalog';
import { isPresent } from '@dasturxon/core/drafts';
import type { FiledMenu } from '@dasturxon/core/menu-file';
import * as v from 'valibot';

import { readDraftRecords } from '../../back-office/drafts/draft-records.ts';
import type { DraftRecord } from '../../back-office/drafts/edited-area.ts';
import { MENU_AREA } from '../../back-office/menu/menu-records.ts';
import { lockedFieldsOf } from '../../catalog/staff-fields.ts';
import type { Tx } from '../../db/connect.ts';
import { loadMenu } from '../load-menu.ts';

/** The menu of the draft as files have it. Inside a tenant's transaction. */
export async function loadDraftMenu(tx: Tx, merchantId: string): Promise<FiledMenu> {
  const records = (await readDraftRecords(tx, merchantId, MENU_AREA)).filter(({ entity, fields }) =>
    isPresent(entity, fields),
  );
  const of = (wanted: DraftRecord['entity']) => records.filter(({ entity }) => entity === wanted);
  return {
    ...(await loadMenu(tx, merchantId)),
    categories: of('category').map(({ id, row }) => v.parse(Category, { ...row, id, products: [] })),
    products: of('product').map(({ id, row }) => v.parse(Product, { ...row, id })),
    locked: new Map(of('product').map(({ id, row }) => [id, lockedFieldsOf(row)])),
  };
}
