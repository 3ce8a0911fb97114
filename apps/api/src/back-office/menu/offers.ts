import { branchOffers, ownOffers, type Product, ProductBranch } from '@dasturxon/core/catalog';
import { inheritedIn, offersIn, type RecordFields, type RecordRef } from '@dasturxon/core/drafts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { ROWS_AT_ONCE } from '../drafts/edited-area.ts';

type Stored = { id: string; offers: unknown; inherited: unknown };

const Offers = v.fallback(v.array(ProductBranch), []);
const Ids = v.fallback(v.array(v.string()), []);

/** What a product states of branches by itself, as its draft's fields. */
export function branchFields({ productBranch }: Pick<Product, 'productBranch'>) {
  const { sold, off } = ownOffers(productBranch);
  return { branches: sold, branchesOff: off };
}

/** The branches of a product as it stores them, where a change has set what it states. */
export const productOffers = (row: object, fields: RecordFields) =>
  'branches' in row || 'branchesOff' in row ? { productBranch: branchOffers(offersIn(fields), []) } : {};

/** The branches of a category as it stores them; without any it is as before it had some. */
export function categoryOffers(fields: RecordFields) {
  const branches = inheritedIn(fields);
  return branches.length > 0 ? { branches } : {};
}

const inheritedOf = (offers: readonly ProductBranch[]) =>
  offers.filter(({ isInherited }) => isInherited === true).map(({ branch }) => branch.id);

/** The branches of a dish with what its category states now; null where that is what it has. */
function offersNow({ id, offers: before, inherited }: Stored): { id: string; offers: unknown[] } | null {
  const offers = v.parse(Offers, before);
  const after = branchOffers(ownOffers(offers), v.parse(Ids, inherited)).filter((one) => one.isInherited);
  const [was, now] = [inheritedOf(offers), inheritedOf(after)];
  if (was.length === now.length && now.every((branch, at) => branch === was[at])) return null;
  // Its own entries stay as they are written, so that an undo is byte for byte.
  const own = (Array.isArray(before) ? before : []).filter(
    (one: { isInherited?: unknown }) => one.isInherited !== true,
  );
  return { id, offers: [...own, ...after] };
}

/** Puts what categories state of branches into their dishes: the written ones, and those of the written categories (BO-471). */
export async function spreadOffers(tx: Tx, merchantId: string, records: readonly RecordRef[]): Promise<void> {
  const idsOf = (entity: RecordRef['entity']) =>
    JSON.stringify(records.filter((one) => one.entity === entity).map(({ id }) => id));
  const { rows } = await tx.execute<Stored>(sql`
    select p.id, p.data -> 'productBranch' as offers, c.data -> 'branches' as inherited
    from products p left join categories c on c.merchant_id = p.merchant_id and c.id = p.category_id
    where p.merchant_id = ${merchantId}
      and (p.id in (select jsonb_array_elements_text(${idsOf('product')}::jsonb))
        or p.category_id in (select jsonb_array_elements_text(${idsOf('category')}::jsonb)))
    order by p.id`);
  const changed = rows.flatMap((row) => offersNow(row) ?? []);
  for (let from = 0; from < changed.length; from += ROWS_AT_ONCE)
    await tx.execute(sql`
      update products p set data = jsonb_set(p.data, '{productBranch}', n.offers)
      from jsonb_to_recordset(${JSON.stringify(changed.slice(from, from + ROWS_AT_ONCE))}::jsonb) as n(id text, offers jsonb)
      where p.merchant_id = ${merchantId} and p.id = n.id`);
}
