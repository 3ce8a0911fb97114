import { createApi, type Api } from '@dasturxon/core/api';
import type { Role } from '@dasturxon/core/auth';
import type { OriginPlatform } from '@dasturxon/core/order';
import { hasPermission } from '@dasturxon/core/staff';
import { and, desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';

import { createApp } from '../app/app.ts';
import { createDeps } from '../app/create-deps.ts';
import { sessions, users } from '../db/schema/customers.ts';
import { outbox } from '../db/schema/merchants.ts';
import type { Deps } from '../app/deps.ts';
import { readEnv, type Env } from '../kernel/env.ts';
import { createLog } from '../kernel/log.ts';
import { createSecrets, sha256 } from '../kernel/secrets.ts';
import type { WholeBrand } from '../store-brand/whole-brand.ts';
import { storeBrand } from '../store-brand/store-brand.ts';
import { aWholeBrand } from './a-brand.ts';
import { staffApi } from './back-office/staff-api.ts';
import { announcedBy, databaseOfFile } from './database.ts';

/** The settings of a test server; `change` overrides environment variables. */
export function aTestEnv(change: Record<string, string> = {}): Env {
  const reading = readEnv({
    SANDBOX: '1',
    LOG_LEVEL: 'silent',
    OPEN_ORDERS: '0',
    HOST: '127.0.0.1',
    ...change,
  });
  if ('problems' in reading) throw new Error(reading.problems.join('\n'));
  return reading.env;
}

export type Person = { userId: string; token: string; api: Api };

/** One merchant of its own on the real application over a real database, shared by the tests of a file. */
export type Scene = {
  deps: Deps;
  app: Hono;
  merchantId: string;
  host: string;
  clock: { now: Date };
  /** A request to this merchant's host. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The real client with this token; without one, its reads come after the announcement of every change before. */
  as: (token: string | null) => Api;
  /** A signed-in user; a customer by default. */
  person: (change?: {
    role?: Role;
    phone?: string | null;
    cashback?: number;
    /** The platform of the session; WEB by default. */
    platform?: OriginPlatform;
  }) => Promise<Person>;
  /** The texts of SMS that wait to be sent to a phone, newest first. */
  smsTo: (phone: string) => Promise<string[]>;
};

export type SceneOptions = {
  now?: Date;
  brand?: Partial<WholeBrand>;
  env?: Record<string, string>;
  /** Replacements of the real adapters. */
  outside?: Partial<Pick<Deps, 'payments' | 'cardKeeper'>>;
};

/** Creates the application, its clock and a merchant for one test. */
export async function aRunningApi(options: SceneOptions = {}): Promise<Scene> {
  const db = await databaseOfFile();
  const clock = { now: options.now ?? new Date('2026-05-13T07:00:00Z') };
  const merchantId = `m${crypto.randomUUID().slice(0, 8)}`;
  let app: Hono;
  const base = await createDeps({
    env: aTestEnv(options.env),
    db,
    log: createLog('silent'),
    secrets: createSecrets(Buffer.alloc(32, 7)),
    ownUrl: () => 'http://127.0.0.1',
    fetch: async (input, init) => app.request(String(input), init),
    now: () => clock.now,
    newId: () => crypto.randomUUID(),
  });
  const stopping = new AbortController().signal;
  const deps: Deps = {
    ...base,
    ...options.outside,
    wakeJobs: () => undefined,
    forgetJobs: async () => undefined,
    jobsReady: () => true,
    stopping,
  };
  app = createApp(deps);
  await db.asPlatform((tx) => storeBrand(tx, aWholeBrand(merchantId, options.brand), deps.secrets));
  return { deps, app, merchantId, clock, ...waysIn(app, deps, merchantId) };
}

function waysIn(app: Hono, deps: Deps, merchantId: string) {
  const host = `${merchantId}.test`;
  const request: Scene['request'] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', host);
    return app.request(path, { ...init, headers });
  };
  const announced = announcedBy(deps.db);
  const as: Scene['as'] = (token) =>
    createApi({
      baseUrl: '',
      merchantId,
      token: () => token,
      fetch: async (input, init) => {
        if (token === null && init?.method === 'GET') await announced();
        return request(String(input), init);
      },
    });
  const person: Scene['person'] = async (change = {}) => {
    const { role = 'CLIENT', phone = aPhone(), cashback = 0, platform = 'WEB' } = change;
    const [userId, token, id] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    const expiresAt = new Date(deps.now().getTime() + 24 * 3600_000);
    const now = deps.now();
    await deps.db.inTenant(merchantId, async (tx) => {
      await tx.insert(users).values({ merchantId, id: userId, phone, role, cashback, firstName: 'Aziza' });
      const session = { merchantId, id, userId, platform, tokenHash: sha256(token), expiresAt };
      await tx.insert(sessions).values({ ...session, createdAt: now, lastSeenAt: now });
    });
    const isBoardUser = hasPermission(role, 'orders.read');
    const api = isBoardUser
      ? staffApi({ app, deps, merchantId, host }, { userId, token, request })
      : as(token);
    return { userId, token, api };
  };
  const smsTo: Scene['smsTo'] = async (phone) => {
    const rows = await deps.db.asPlatform((tx) =>
      tx
        .select()
        .from(outbox)
        .where(and(eq(outbox.merchantId, merchantId), eq(outbox.queue, 'sms.send')))
        .orderBy(desc(outbox.createdAt)),
    );
    return rows
      .map((row) => deps.secrets.open(String(row.payload['sealed']), merchantId))
      .filter((sms) => sms?.['phone'] === phone)
      .map((sms) => String(sms?.['text']));
  };
  return { host, request, as, person, smsTo };
}

let lastPhone = 998_900_000_000;

/** A phone that is unique in this file. */
export function aPhone(): string {
  lastPhone += 1;
  return String(lastPhone);
}
