import { EXTRA_PAGES, POLICY_TYPES, Story } from '@dasturxon/core/content';
import {
  blankFields,
  type DraftEntity,
  fieldsOf,
  recordKey,
  type RecordRef,
  SHOWN_TO_ALL,
  slideRows,
  slidesOf,
  TAGGED_KINDS,
} from '@dasturxon/core/drafts';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { sanitizeText } from '../../content/sanitize-text.ts';
import type { Tx } from '../../db/connect.ts';
import {
  banners,
  notificationReads,
  notifications,
  policies,
  stories,
  vacancies,
} from '../../db/schema/content.ts';
import { settings } from '../../db/schema/merchants.ts';
import { readSettingsRow } from '../../merchants/read-merchant.ts';
import {
  type Asked,
  type DraftRecord,
  type EditedArea,
  mayBegin,
  type Writing,
} from '../drafts/edited-area.ts';
import { writePolicy } from './write-policy.ts';

type Row = Record<string, unknown>;

/** Kinds that are rows of a table of their own, one row a record. */
const TABLES = { banner: banners, story: stories, vacancy: vacancies } as const;
type ListedKind = keyof typeof TABLES;
const LISTED = Object.keys(TABLES) as ListedKind[]; // keys of a literal

/** Messages to all customers that are read: the newest. */
const MOST_MESSAGES = 100;

const toRecord = (entity: DraftEntity, id: string, row: Row): DraftRecord => {
  const { slides } = row;
  // Rows from before these fields have none.
  const shown =
    entity === 'story'
      ? { ...SHOWN_TO_ALL, ...row, slides: slideRows(v.parse(Story.entries.slides, slides)) }
      : entity === 'banner'
        ? { ...SHOWN_TO_ALL, ...row }
        : row;
  return { entity, id, fields: fieldsOf(entity, shown), row };
};

async function readListed(tx: Tx, merchantId: string, entity: ListedKind): Promise<DraftRecord[]> {
  const table = TABLES[entity];
  const rows = await tx
    .select()
    .from(table)
    .where(eq(table.merchantId, merchantId))
    .orderBy(asc(table.priority), asc(table.id));
  return rows.map(({ id, data, isActive, priority }) =>
    toRecord(entity, id, { ...data, isActive, priority, exists: true }),
  );
}

async function readMessages(tx: Tx, merchantId: string): Promise<DraftRecord[]> {
  const rows = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.merchantId, merchantId), isNull(notifications.userId)))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(MOST_MESSAGES);
  return rows.map(({ id, data }) => toRecord('message', id, { ...data, exists: true }));
}

const policyFields = (row: typeof policies.$inferSelect | undefined): Row => ({
  text: row?.text ?? null,
  inForceFrom: row?.inForceFrom?.toISOString() ?? null,
});

/** The texts of each name, written or not. */
async function readTexts(tx: Tx, merchantId: string): Promise<DraftRecord[]> {
  const rows = await tx.select().from(policies).where(eq(policies.merchantId, merchantId));
  const written = new Map(rows.map((row) => [row.type, row]));
  const { server } = await readSettingsRow(tx);
  const pages = Object(server['extraPages'] ?? {}) as Row; // what the merchant's row keeps there
  return [
    ...POLICY_TYPES.map((type) => toRecord('policy', type, policyFields(written.get(type)))),
    ...EXTRA_PAGES.map((page) => toRecord('page', page, { text: pages[page] ?? null })),
  ];
}

/** A record that is not there, as it is before its first publication. */
function blank({ entity, id }: RecordRef, asked: Asked): DraftRecord[] {
  const fields = blankFields(entity);
  return fields && mayBegin(id, asked)
    ? [{ entity, id, fields, row: entity === 'story' ? { slides: [] } : {} }]
    : [];
}

/** All content is read: there is little of it. The lock of the draft keeps two editors apart. */
async function readContent(tx: Tx, asked: Asked) {
  const { merchantId, only } = asked;
  const all: DraftRecord[] = [];
  for (const entity of LISTED) all.push(...(await readListed(tx, merchantId, entity)));
  all.push(...(await readMessages(tx, merchantId)), ...(await readTexts(tx, merchantId)));
  const there = new Map(all.map((record) => [recordKey(record), record]));
  if (only === null) return there;
  const wanted = [...new Map(only.map((ref) => [recordKey(ref), ref])).values()];
  return new Map(
    wanted
      .flatMap((ref) => there.get(recordKey(ref)) ?? blank(ref, asked))
      .map((record) => [recordKey(record), record]),
  );
}

const isThere = ({ fields }: DraftRecord) => fields['exists'] === true;
type Listed = { entity: ListedKind; records: readonly DraftRecord[] };
const idsOf = (records: readonly DraftRecord[]) => records.map(({ id }) => id);

async function writeListed(tx: Tx, merchantId: string, { entity, records }: Listed) {
  const table = TABLES[entity];
  const removed = idsOf(records.filter((record) => !isThere(record)));
  if (removed.length > 0)
    await tx.delete(table).where(and(eq(table.merchantId, merchantId), inArray(table.id, removed)));
  for (const { id, row, fields } of records.filter(isThere)) {
    const { exists: _there, isActive: _shown, priority: _place, ...data } = row;
    const slides = entity === 'story' && { slides: slidesOf(fields['slides']) };
    const kept = {
      isActive: fields['isActive'] === true,
      priority: Number(fields['priority']),
      data: { ...data, ...slides },
    };
    await tx
      .insert(table)
      .values({ merchantId, id, ...kept })
      .onConflictDoUpdate({ target: [table.merchantId, table.id], set: kept });
  }
}

async function writeMessages(tx: Tx, merchantId: string, records: readonly DraftRecord[]) {
  const removed = idsOf(records.filter((record) => !isThere(record)));
  if (removed.length > 0) {
    const read = inArray(notificationReads.notificationId, removed);
    await tx.delete(notificationReads).where(and(eq(notificationReads.merchantId, merchantId), read));
    const own = inArray(notifications.id, removed);
    await tx.delete(notifications).where(and(eq(notifications.merchantId, merchantId), own));
  }
  for (const { id, row } of records.filter(isThere)) {
    const { exists: _there, ...data } = row;
    await tx
      .insert(notifications)
      .values({ merchantId, id, userId: null, data })
      .onConflictDoUpdate({ target: [notifications.merchantId, notifications.id], set: { data } });
  }
}

async function writeTexts(tx: Tx, { merchantId, at }: Writing, records: readonly DraftRecord[]) {
  for (const { entity, id, row } of records) {
    const text = row['text'] as Row | null; // null where every language is empty
    if (entity === 'page') {
      const page = sql`jsonb_build_object(${id}::text, ${JSON.stringify(text)}::jsonb)`;
      const pages = sql`coalesce(${settings.server} -> 'extraPages', '{}'::jsonb) || ${page}`;
      const server = sql`${settings.server} || jsonb_build_object('extraPages', ${pages})`;
      await tx.update(settings).set({ server }).where(eq(settings.merchantId, merchantId));
    } else if (text === null) {
      await tx.delete(policies).where(and(eq(policies.merchantId, merchantId), eq(policies.type, id)));
    } else {
      await writePolicy(tx, { merchantId, at }, { type: id, text, inForceFrom: row['inForceFrom'] });
    }
  }
}

async function writeContent(tx: Tx, about: Writing, records: readonly DraftRecord[]): Promise<void> {
  const { merchantId } = about;
  for (const entity of LISTED)
    await writeListed(tx, merchantId, {
      entity,
      records: records.filter((record) => record.entity === entity),
    });
  await writeMessages(
    tx,
    merchantId,
    records.filter(({ entity }) => entity === 'message'),
  );
  await writeTexts(
    tx,
    about,
    records.filter(({ entity }) => TAGGED_KINDS.includes(entity)),
  );
}

/** Banners, stories, positions, messages to all, and the texts that a brand writes, as they are drafted and published. */
export const CONTENT_AREA: EditedArea = {
  area: 'content',
  read: readContent,
  write: writeContent,
  clean: (patch) =>
    TAGGED_KINDS.includes(patch.entity) && typeof patch.value === 'string'
      ? { ...patch, value: sanitizeText(patch.value) }
      : patch,
  missing: () => 'notFound',
};
