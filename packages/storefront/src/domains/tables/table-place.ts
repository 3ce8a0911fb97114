import { LocalizedText, Id, localize } from '@dasturxon/core/kernel';
import { atom } from 'jotai';
import * as v from 'valibot';

import { pageAtom } from '../../store/boot.ts';
import { orderDraftAtom } from '../checkout/order-draft.ts';
import { savedAtom } from '../../store/saved-atom.ts';

const TablePlace = v.object({
  hallId: Id,
  tableId: v.nullable(Id),
  hall: LocalizedText,
  /** The table's label; null for a whole hall. */
  table: v.nullable(v.string()),
});
/** A guest's table, with its names, so that they can be shown before any hall is loaded (IMP-12). */
export type TablePlace = v.InferOutput<typeof TablePlace>;

const Stored = v.fallback(v.nullable(TablePlace), null);

export const tablePlaceAtom = savedAtom<TablePlace | null>({
  name: 'table-place',
  initial: null,
  parse: (json) => v.parse(Stored, json),
});

/** "Veranda · 4" while the order is for that place; null while no place is chosen. */
export const tableNameAtom = atom((get) => {
  const { language, settings } = get(pageAtom);
  const { hallId, tableId } = get(orderDraftAtom);
  const place = get(tablePlaceAtom);
  if (!place || place.hallId !== hallId || place.tableId !== (tableId ?? null)) return null;
  const hall = localize(place.hall, language, settings.languages.main);
  return place.table === null ? hall : `${hall} · ${place.table}`;
});
