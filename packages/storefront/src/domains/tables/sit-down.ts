import * as v from 'valibot';
import { readTableLink, unwrap } from '@dasturxon/core/api';
import { type Hall, TableLinkText } from '@dasturxon/core/content';

import { chosenBranchAtom } from '../branches/chosen-branch.ts';
import { changeDraftAtom } from '../checkout/order-draft.ts';
import { type TablePlace, tablePlaceAtom } from './table-place.ts';
import { apiOf } from '../session/api.ts';
import type { Store } from '../../store/store.ts';

type Seat = { branch: { id: string; name: Hall['name'] | null }; place: TablePlace };

/** Makes the order one for this place: eaten in, at this table or in this hall (IMP-12, D74). */
export function sitDown(store: Store, { branch, place }: Seat): void {
  const { hallId, tableId } = place;
  store.set(tablePlaceAtom, place);
  store.set(changeDraftAtom, { serviceType: 'DINE_IN', branchId: branch.id, hallId, tableId });
  if (branch.name) store.set(chosenBranchAtom, { id: branch.id, name: branch.name });
}

/** What a guest scanned, typed or pasted as a table's code: the code alone, or a whole address with `?table=`. */
export function readTableCode(text: string): string | null {
  const typed = text.trim();
  const code = /[?&]table=([^&#\s]+)/.exec(typed)?.[1] ?? typed;
  return v.is(TableLinkText, code) ? code : null;
}

/** Selects the table of a code and returns the place; throws the server's error for a wrong one. */
export async function sitDownByCode(store: Store, link: string): Promise<TablePlace> {
  const { branch, hall, table } = unwrap(await apiOf(store)(readTableLink, { params: { link } }));
  const place = {
    hallId: hall.id,
    tableId: table?.id ?? null,
    hall: hall.name,
    table: table?.name ?? null,
  };
  sitDown(store, { branch, place });
  return place;
}
