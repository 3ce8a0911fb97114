import { ModificationGroup } from '@dasturxon/core/catalog';
import { blankFields, fieldsOf, groupOf, optionRows } from '@dasturxon/core/drafts';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { modificationGroups } from '../../db/schema/catalog.ts';
import { type Asked, type DraftRecord, mayBegin } from '../drafts/edited-area.ts';

type Raw = Record<string, unknown>;
/** The groups of a brand by id, as they are stored. */
export type StoredGroups = ReadonlyMap<string, Raw>;

/** The groups inside products: those are what guests are asked. Removed products ask nothing. */
const asked = (merchantId: string) => sql`
  select distinct on (g ->> 'id') g ->> 'id' as id, g as data
  from products p, jsonb_path_query(p.data, '$.modificationGroups[*]') g
  where p.merchant_id = ${merchantId} and not p.data ? 'archived' and g ->> 'id' is not null
  order by g ->> 'id', p.id`;

/** The groups that products have, and those that no product has now. */
export async function storedGroups(tx: Tx, merchantId: string): Promise<StoredGroups> {
  const own = eq(modificationGroups.merchantId, merchantId);
  const kept = await tx.select().from(modificationGroups).where(own).orderBy(modificationGroups.id);
  const { rows } = await tx.execute<{ id: string; data: Raw }>(asked(merchantId));
  return new Map([...kept, ...rows].map(({ id, data }) => [id, data]));
}

function toRecord(id: string, data: Raw): DraftRecord {
  const group = v.parse(ModificationGroup, { ...data, id });
  const wire = { ...group, exists: data['removed'] !== true, options: optionRows(group.items) };
  return { entity: 'modifierGroup', id, fields: fieldsOf('modifierGroup', wire), row: { ...data } };
}

/** The groups that products share, as the editor has them; a named one that is not there is blank. */
export async function readModifierGroups(tx: Tx, { merchantId, only }: Asked): Promise<DraftRecord[]> {
  const ids = only?.filter(({ entity }) => entity === 'modifierGroup').map(({ id }) => id) ?? null;
  if (ids?.length === 0) return [];
  const stored = await storedGroups(tx, merchantId);
  const rows = [...stored]
    .filter(([id]) => ids === null || ids.includes(id))
    .map(([id, data]) => toRecord(id, data));
  const made = [...new Set(ids)].filter((id) => mayBegin(id, {}) && !stored.has(id));
  const blank = { entity: 'modifierGroup' as const, fields: blankFields('modifierGroup')!, row: {} };
  return [...rows, ...made.map((id) => ({ ...blank, id }))];
}

const isThere = ({ fields }: Pick<DraftRecord, 'fields'>) => fields['exists'] === true;

/** A changed group as it is stored. What the editor does not show of an option stays. */
function toData({ id, fields, row }: DraftRecord): Raw {
  const before = new Map(
    (Array.isArray(row['items']) ? row['items'] : []).map((one: Raw) => [one['id'], one]),
  );
  const { items, priority: _place, ...group } = groupOf(id, fields);
  const { options: _rows, exists: _here, removed: _mark, ...kept } = row;
  return {
    ...kept,
    ...group,
    ...(!isThere({ fields }) && { removed: true }),
    items: items.map(({ worth: _derived, ...item }) => ({ ...before.get(item.id), ...item })),
  };
}

/** Writes the changed groups; a removed one stays for the undo. Groups that a product is about to lose are kept. */
export async function writeModifierGroups(
  tx: Tx,
  merchantId: string,
  records: readonly DraftRecord[],
): Promise<StoredGroups> {
  const groups = records.filter(({ entity }) => entity === 'modifierGroup');
  const isTouched = groups.length > 0 || records.some(({ row }) => 'modifierGroups' in row);
  if (!isTouched) return new Map();
  await tx.execute(sql`
    insert into modification_groups (merchant_id, id, data)
    select ${merchantId}, a.id, a.data from (${asked(merchantId)}) a
    on conflict (merchant_id, id) do update set data = excluded.data`);
  const rows = groups.map((group) => ({ id: group.id, data: toData(group) }));
  await tx.execute(sql`
    insert into modification_groups (merchant_id, id, data)
    select ${merchantId}, n.id, n.data from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, data jsonb)
    on conflict (merchant_id, id) do update set data = excluded.data`);
  const own = eq(modificationGroups.merchantId, merchantId);
  const kept = await tx.select().from(modificationGroups).where(own);
  return new Map(kept.map(({ id, data }) => [id, data]));
}

/** The groups of a product as it stores them, in the order that guests are asked. */
export const askedBy = (stored: StoredGroups, ids: readonly string[]): Raw[] =>
  ids.flatMap((id, at) => {
    const data = stored.get(id);
    return data ? [{ ...data, id, priority: at + 1 }] : [];
  });

/** Puts changed groups into the products that have them. */
export async function spreadModifierGroups(
  tx: Tx,
  merchantId: string,
  records: readonly DraftRecord[],
): Promise<void> {
  const changed = records.filter((one) => one.entity === 'modifierGroup' && isThere(one)).map(({ id }) => id);
  if (changed.length === 0) return;
  const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(changed)}::jsonb))`;
  await tx.execute(sql`
    update products p set data = jsonb_set(p.data, '{modificationGroups}', (
      select jsonb_agg(coalesce(m.data || jsonb_build_object('id', m.id, 'priority', g.value -> 'priority'), g.value) order by g.ordinality)
      from jsonb_array_elements(p.data -> 'modificationGroups') with ordinality g
      left join modification_groups m on m.merchant_id = p.merchant_id and m.id = g.value ->> 'id' and m.id in ${ids}))
    where p.merchant_id = ${merchantId} and exists (
      select 1 from jsonb_path_query(p.data, '$.modificationGroups[*]') q where q ->> 'id' in ${ids})`);
}
