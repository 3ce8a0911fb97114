import { eq } from 'drizzle-orm';

import type { Handle, Tx } from '../../db/connect.ts';
import { domains, merchants, type HostKind } from '../../db/schema/merchants.ts';
import { createLastKnown } from './last-known.ts';

/** The merchant data that every request needs. */
export type Tenant = {
  merchantId: string;
  sub: string;
  isActive: boolean;
  deleted: boolean;
  timeZone: string;
  menuVersion: number;
  /** What the host of the request shows; a brand named in another way shows its storefront. */
  hostKind: HostKind;
};

/**
 * Finds merchants by host, id or sub. Results are cached briefly, and longer during a database outage; `forget`
 * clears the cache.
 */
export type TenantDirectory = {
  byHost: (host: string) => Promise<Tenant | null>;
  byIdOrSub: (name: string) => Promise<Tenant | null>;
  forget: () => void;
  /** Increases with every `forget`: values derived from earlier results are stale. */
  generation: () => number;
};

const REMEMBER_MS = 5_000;
const REMEMBER_AT_MOST = 5_000;

const COLUMNS = {
  merchantId: merchants.merchantId,
  sub: merchants.sub,
  isActive: merchants.isActive,
  deleted: merchants.deleted,
  timeZone: merchants.timeZone,
  menuVersion: merchants.menuVersion,
};

async function findByHost(tx: Tx, host: string): Promise<Tenant | null> {
  const rows = await tx
    .select({ ...COLUMNS, hostKind: domains.kind })
    .from(domains)
    .innerJoin(merchants, eq(merchants.merchantId, domains.merchantId))
    .where(eq(domains.host, host));
  return rows[0] ?? null;
}

async function findByIdOrSub(tx: Tx, name: string): Promise<Tenant | null> {
  const byId = await tx.select(COLUMNS).from(merchants).where(eq(merchants.merchantId, name));
  const bySub = byId[0]
    ? byId
    : await tx.select(COLUMNS).from(merchants).where(eq(merchants.sub, name.toLowerCase()));
  return bySub[0] ? { ...bySub[0], hostKind: 'STOREFRONT' } : null;
}

/** A directory over the database. Unknown names are remembered too, so that a scan of hosts asks once each. */
export function tenantDirectory(db: Handle, now: () => Date): TenantDirectory {
  const memory = createLastKnown<Tenant | null>({ values: REMEMBER_AT_MOST });
  let generation = 0;

  function remembered(key: string, find: (tx: Tx) => Promise<Tenant | null>): Promise<Tenant | null> {
    // A clock that is set back makes a memory older, never younger.
    const mark = `${generation} ${Math.floor(now().getTime() / REMEMBER_MS)}`;
    return memory.read(key, mark, () => db.asPlatform(find));
  }

  return {
    byHost: (host) => remembered(`host:${host}`, (tx) => findByHost(tx, host)),
    byIdOrSub: (name) => remembered(`name:${name}`, (tx) => findByIdOrSub(tx, name)),
    forget: () => {
      generation += 1;
    },
    generation: () => generation,
  };
}
