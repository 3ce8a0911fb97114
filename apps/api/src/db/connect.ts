import { ID_PATTERN } from '@dasturxon/core/kernel';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgDatabase } from 'drizzle-orm/pg-core';

/** What a query is asked of. Both engines answer in node-postgres' shape. */
export type Tx = PgDatabase<NodePgQueryResultHKT>;

export type Work<T> = (tx: Tx) => Promise<T>;

/** Rows of a statement that is not a request's: migrations and pg-boss. */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** A statement's text; `literal` makes a value part of it. */
export type Question = (literal: (value: string) => string) => string;

export type Message = { channel: string; payload: string };

/**
 * A database, embedded or not. `inTenant` and `asPlatform` are the only entry points for the product's queries: each is
 * one transaction under a role that owns nothing. Nothing but SQL may be awaited inside, and never the outer
 * handle: on the embedded engine one open transaction holds up every other query.
 */
export type Handle = {
  engine: 'pglite' | 'postgres';
  /** Sees and writes one merchant's rows alone. */
  inTenant: <T>(merchantId: string, work: Work<T>) => Promise<T>;
  /**
   * One question about a merchant's rows in a single trip, a transaction of its own. `literal` makes a value part of
   * the text; nothing else of the text may come from outside.
   */
  lookUp: (merchantId: string, question: Question) => Promise<Record<string, unknown>[]>;
  /** `inTenant` whose first question travels with its begin; `work` gets the question's rows. */
  inTenantAsking: <T>(
    merchantId: string,
    question: Question,
    work: (tx: Tx, rows: Record<string, unknown>[]) => Promise<T>,
  ) => Promise<T>;
  /** Sees every merchant's rows. Its uses are listed in platform-uses.test.ts. */
  asPlatform: <T>(work: Work<T>) => Promise<T>;
  /** As the owner of the schema; migrations and pg-boss only. */
  executeSql: ExecuteSql;
  /** Calls back on each message; `onGap` when some may have been missed. */
  listen: (
    channel: string,
    onPayload: (payload: string) => void,
    onGap: () => void,
  ) => Promise<() => Promise<void>>;
  /** Sends after commit, batched by the caller. */
  notify: (messages: readonly Message[]) => Promise<void>;
  /** How busy the connections are now. */
  load: () => DatabaseLoad;
  close: () => Promise<void>;
};

/** `used` and `waiting`: connections that work and requests for one; `shareWaiting`: work that waits for its merchant's share. */
export type DatabaseLoad = { used: number; waiting: number; shareWaiting: number };

/** One dialect for every transaction: it caches the column names. */
export const dialect = new PgDialect({ casing: 'snake_case' });

/** The statements that confine a transaction to one merchant. The id is checked, then inlined. */
export function confineToTenant(merchantId: string): string {
  if (!ID_PATTERN.test(merchantId)) throw new Error('not a merchant id');
  return `set local role app; set local "app.merchant_id" = '${merchantId}'`;
}

/** A text as a constant of SQL, whatever is in it. */
export function sqlLiteral(value: string): string {
  if (value.includes('\0')) throw new Error('SQL text contains NUL');
  const escaped = `'${value.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
  return value.includes('\\') ? ` E${escaped}` : escaped;
}

export const CONFINE_TO_PLATFORM = 'set local role app_platform';
