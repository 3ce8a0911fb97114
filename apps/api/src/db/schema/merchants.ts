import type { Finding } from '@dasturxon/core/brand-doctor';
import { DEFAULT_ZONE } from '@dasturxon/core/kernel';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { createdAt, merchantId, moment, wire } from './columns.ts';

/** A brand. Its id is the tenant of everything else; `secrets` is sealed (see secrets.ts). */
export const merchants = pgTable('merchants', {
  merchantId: text().primaryKey(),
  sub: text().notNull().unique(),
  isActive: boolean().notNull().default(true),
  deleted: boolean().notNull().default(false),
  timeZone: text().notNull().default(DEFAULT_ZONE),
  menuVersion: integer().notNull().default(1),
  data: wire(),
  secrets: text(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
  /** From when on `stop_history` has every stop. */
  stopsKnownSince: createdAt(),
});

/** What a host shows: the brand's storefront, or the back office of its staff. */
export type HostKind = 'STOREFRONT' | 'ADMIN';

/** Host name → merchant: exact, lower case, without a port (D1). */
export const domains = pgTable(
  'domains',
  {
    merchantId: merchantId(),
    host: text().notNull(),
    kind: text().$type<HostKind>().notNull().default('STOREFRONT'),
    verifiedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    check('domains_kind', sql`${t.kind} in ('STOREFRONT', 'ADMIN')`),
    primaryKey({ columns: [t.merchantId, t.host] }),
    unique().on(t.host),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);

/** What a merchant configures: the flat web settings, about, the Click app's, orders', and what is never shown. */
export const settings = pgTable(
  'settings',
  {
    merchantId: text().primaryKey(),
    web: wire(),
    about: wire(),
    click: wire(),
    orders: wire(),
    /** Server-side rules that no client sees: forced language, cashback percent, time zone of offers. */
    server: wire(),
    updatedAt: createdAt(),
  },
  (t) => [foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] })],
);

/** The brand catalogue (ENT-06, API-46). */
export const brands = pgTable(
  'brands',
  { merchantId: merchantId(), id: text().notNull(), data: wire() },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
  ],
);

/** What the brand doctor found last (C4): one row per merchant. */
export const brandCheckups = pgTable(
  'brand_checkups',
  {
    merchantId: text().primaryKey(),
    checkedAt: createdAt(),
    findings: jsonb().$type<Finding[]>().notNull().default([]),
  },
  (t) => [foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] })],
);

/** A job to be sent, written in the transaction that causes it and moved to the queue by the platform worker. */
export const outbox = pgTable(
  'outbox',
  {
    merchantId: merchantId(),
    id: text().notNull(),
    queue: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    startAfter: moment(),
    singletonKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] }),
    index('outbox_due').on(sql`coalesce(${t.startAfter}, ${t.createdAt})`),
  ],
);

/** Counts the changes of what a merchant has configured about taking orders; kept by triggers (see brand-terms.ts). */
export const termsVersions = pgTable(
  'terms_versions',
  { merchantId: text().primaryKey(), version: bigint({ mode: 'number' }).notNull().default(1) },
  (t) => [foreignKey({ columns: [t.merchantId], foreignColumns: [merchants.merchantId] })],
);

/** Keys of the deployment itself, sealed with SECRET_KEY: `hashing` is what codes and phones are hashed with. */
export const deploymentKeys = pgTable('deployment_keys', {
  use: text().primaryKey(),
  sealed: text().notNull(),
  createdAt: createdAt(),
});

/** Stored pictures that nothing shows any more, and since when: their files are removed a month later (OPS-22). */
export const unusedPictures = pgTable('unused_pictures', { name: text().primaryKey(), since: createdAt() });

/** Upkeep that one of all processes does at a time, and when it was last begun. */
export const upkeepRuns = pgTable('upkeep_runs', { name: text().primaryKey(), at: createdAt() });
