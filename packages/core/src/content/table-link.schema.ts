import * as v from 'valibot';

import { BranchRef } from '../branch/branch-ref.schema.ts';
import { LocalizedText } from '../kernel/localized-text.ts';
import { Id, MoneyAmount, orElse, orNull } from '../kernel/wire.ts';
import { Table } from './reservation.schema.ts';

/** The value of `?table=`: a hall, perhaps a table in it, and the server's mark that it made the link (IMP-12). */
export const TableLinkText = v.pipe(v.string(), v.regex(/^[\w-]{1,64}(?:\.[\w-]{1,64})?\.[0-9a-f]{32}$/));

/** The place of a guest who opened a table's link: what a dine-in order carries (IMP-12, D74). */
export const TableLink = v.object({
  branch: BranchRef,
  /** `price` is the hall fee of an order eaten there (D58). */
  hall: v.object({ id: Id, name: LocalizedText, price: orElse(MoneyAmount, 0) }),
  /** Null: the link names the hall alone. */
  table: orNull(Table),
});
export type TableLink = v.InferOutput<typeof TableLink>;
