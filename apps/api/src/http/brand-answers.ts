import type { Answered, ServerEndpoint } from '@dasturxon/core/api';
import * as v from 'valibot';

import type { Handle, Tx } from '../db/connect.ts';
import type { Ctx } from '../deps.ts';
import { answerPrepared, prepare, type Prepared } from '../pages/prepared.ts';
import { RecentMap } from '../recent-map.ts';
import type { Serve, ServeOptions } from './serving.ts';

type Kept = { version: number; prepared: Promise<Prepared> };

/** Public answers of each brand as bytes, made once and kept until the database says that the brand has changed. */
export type BrandAnswers = {
  /** The bytes of one call's answer; `make` reads it when it is not there. */
  of: <const E extends ServerEndpoint>(
    endpoint: E,
    merchantId: string,
    make: () => Promise<Answered<E>>,
  ) => Promise<Prepared>;
  close: () => Promise<void>;
};

const KEEP_AT_MOST = 5_000;
const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };

/** Listens to the database's word on changed brands; after a gap every brand counts as changed. */
export async function createBrandAnswers(db: Handle, onChange: () => void): Promise<BrandAnswers> {
  const kept = new RecentMap<string, Kept>(KEEP_AT_MOST);
  const versions = new Map<string, number>();
  let latest = 0;
  let sinceGap = 0;
  const versionOf = (merchantId: string) => versions.get(merchantId) ?? sinceGap;
  const changed = (merchantId: string) => {
    versions.set(merchantId, (latest += 1));
    onChange();
  };
  const gap = () => {
    versions.clear();
    sinceGap = latest += 1;
    onChange();
  };
  const close = await db.listen('page_changes', changed, gap);

  return {
    of(endpoint, merchantId, make) {
      const key = `${merchantId} ${endpoint.path}`;
      const version = versionOf(merchantId);
      const known = kept.get(key);
      if (known?.version === version) return known.prepared;
      const prepared = make().then((value) => bytesOf(endpoint, value));
      const fresh = { version, prepared };
      kept.set(key, fresh);
      prepared.catch(() => kept.get(key) === fresh && kept.delete(key));
      return prepared;
    },
    close,
  };
}

/** Only what the schema names leaves (T25). */
function bytesOf(endpoint: ServerEndpoint, value: unknown): Promise<Prepared> {
  return prepare(JSON.stringify(v.parse(endpoint.answer, value)), HEADERS);
}

/** Mounts a public read of a brand whose every change the database announces: bytes, ETag, 304. */
export function serveBrand<const E extends ServerEndpoint & { auth: 'none' }>(
  serve: Serve,
  endpoint: E,
  { read, ...options }: ServeOptions & { read: (tx: Tx) => Promise<Answered<E>> },
): void {
  const answer = async (ctx: Ctx) => {
    const make = () => ctx.db.inTenant(ctx.merchantId, read);
    const prepared = await ctx.brandAnswers.of(endpoint, ctx.merchantId, make);
    return answerPrepared({ method: 'GET', headers: { get: ctx.header } }, prepared);
  };
  serve<ServerEndpoint & { auth: 'none' }>(endpoint, answer, options);
}
