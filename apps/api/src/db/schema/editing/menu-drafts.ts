import type { DraftEntity, FieldValue } from '@dasturxon/core/drafts';
import {
  bigint,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment } from '../columns.ts';
import { merchants } from '../merchants.ts';

/** A JSON value as it is. The column type `jsonb` would read the text "45" as a number. Null is NULL. */
const fieldValue = customType<{ data: FieldValue }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});
const revision = () => bigint({ mode: 'number' }).notNull();
/** One field of one record. */
const fieldRef = {
  entity: text().$type<DraftEntity>().notNull(),
  id: text().notNull(),
  field: text().notNull(),
};
/** Who wrote, by the name of that time. */
const author = { userId: text().notNull(), name: text(), at: createdAt() };

/** The draft of a brand's menu; its row is locked by every write. */
export const menuDrafts = pgTable(
  'menu_drafts',
  {
    merchantId: merchantId(),
    /** Grows with every change of the draft. */
    revision: revision().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);

/** An unpublished change of one field. */
export const menuPatches = pgTable(
  'menu_patches',
  {
    merchantId: merchantId(),
    ...fieldRef,
    value: fieldValue(),
    revision: revision(),
    ...author,
    /** When it is published by itself, and who planned that; null: by hand. */
    publishAt: moment(),
    plannedBy: text(),
    plannedByName: text(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.entity, t.id, t.field] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [menuDrafts.merchantId] }),
  ],
);

/** A published version of the menu. */
export const menuVersions = pgTable(
  'menu_versions',
  {
    merchantId: merchantId(),
    version: integer().notNull(),
    note: text(),
    undoes: integer(),
    changes: integer().notNull(),
    ...author,
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.version] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [menuDrafts.merchantId] }),
  ],
);

/** A published change of one field, with its author. Rows are only ever added. */
export const menuChanges = pgTable(
  'menu_changes',
  {
    merchantId: merchantId(),
    version: integer().notNull(),
    ...fieldRef,
    before: fieldValue(),
    after: fieldValue(),
    revision: revision(),
    ...author,
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.version, t.entity, t.id, t.field] }),
    foreignKey({
      columns: [t.merchantId, t.version],
      foreignColumns: [menuVersions.merchantId, menuVersions.version],
    }),
    index('menu_changes_field').on(t.merchantId, t.entity, t.id, t.field, t.version),
  ],
);
