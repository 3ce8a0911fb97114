import type { Answered, ServerEndpoint } from '@dasturxon/core/api';
import { MINUTE_MS } from '@dasturxon/core/kernel';
import * as v from 'valibot';

import type { Handle, Tx } from '../../db/connect.ts';
import type { Ctx, Deps } from '../serving/context.ts';
import { answerPrepared, prepare, type Prepared, sizeOfPrepared } from './prepared.ts';
import { listenForChanges } from '../tenancy/change-marks.ts';
import { createLastKnown } from '../tenancy/last-known.ts';
import type { Serve, ServeOptions } from '../serving/serving.ts';

/** Public answers of each brand as bytes, made once and cached until the database announces a change of the brand. */
export type BrandAnswers = {
  /** The bytes of one call's answer; `make` reads it when it is not there. */
  of: <const E extends ServerEndpoint>(
    endpoint: E,
    /** Another slot of time is another answer. */
    of: { merchantId: string; slot: number },
    make: () => Promise<Answered<E>>,
  ) => Promise<Prepared>;
  close: () => Promise<void>;
};

/** What prepared answers need besides the base. */
export type AnswerDeps = Deps & { brandAnswers: BrandAnswers };

/** An answer with its codings is 1 to 600 kB: a menu in all languages. */
const ROOM = { values: 5_000, bytes: 96e6, sizeOf: sizeOfPrepared };
const HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };

/** Answers of all brands. `onChange` is called with each change that the database announces. */
export async function createBrandAnswers(db: Handle, onChange: () => void): Promise<BrandAnswers> {
  const kept = createLastKnown<Prepared>(ROOM);
  const marks = await listenForChanges(db, onChange);
  return {
    of: (endpoint, { merchantId, slot }, make) =>
      kept.read(`${merchantId} ${endpoint.path}`, `${marks.of(merchantId)} ${slot}`, async () =>
        bytesOf(endpoint, await make()),
      ),
    close: marks.close,
  };
}

/** Only what the schema names leaves (T25). */
function bytesOf(endpoint: ServerEndpoint, value: unknown): Promise<Prepared> {
  return prepare(JSON.stringify(v.parse(endpoint.answer, value)), HEADERS);
}

type BrandRead<E extends ServerEndpoint> = {
  read: (tx: Tx, now: Date) => Promise<Answered<E>>;
  /** The answer depends on the time: it is made again each minute. */
  isTimed?: true;
};

/** Mounts a public read of a brand whose every change the database announces: bytes, ETag, 304. */
export function serveBrand<const E extends ServerEndpoint & { auth: 'none' }>(
  serve: Serve<AnswerDeps>,
  endpoint: E,
  { read, isTimed, ...options }: ServeOptions & BrandRead<E>,
): void {
  const answer = async (ctx: Ctx<AnswerDeps>) => {
    const now = ctx.now();
    const make = () => ctx.db.inTenant(ctx.merchantId, (tx) => read(tx, now));
    // A preview shows what is not published, so nothing of it is kept.
    if (ctx.preview) return make();
    const slot = isTimed ? Math.floor(now.getTime() / MINUTE_MS) : 0;
    const prepared = await ctx.brandAnswers.of(endpoint, { merchantId: ctx.merchantId, slot }, make);
    return answerPrepared({ method: 'GET', headers: { get: ctx.header } }, prepared);
  };
  serve<ServerEndpoint & { auth: 'none' }>(endpoint, answer, options);
}
