import { serve, type ServerType } from '@hono/node-server';
import { endpoints, unwrap } from '@dasturxon/core/api';
import type { Language } from '@dasturxon/core/kernel';
import type { OrderStatus } from '@dasturxon/core/order';
import { createSandbox, type Fault } from '@dasturxon/sandbox';
import { asc, eq, inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';

import { jobHandlers } from '../../app/job-handlers.ts';
import { outbox } from '../../db/schema/merchants.ts';
import { publicPost } from '../../gateways/public-post.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { delivery, place, settings } from '../order-bodies.ts';
import { aRunningApi, type Person } from '../scene.ts';

const Browser = v.object({ id: v.string(), endpoint: v.string(), p256dh: v.string(), auth: v.string() });
const Read = v.array(
  v.object({
    message: v.object({
      id: v.string(),
      title: v.string(),
      body: v.string(),
      path: v.string(),
      dir: v.string(),
      tag: v.string(),
      at: v.string(),
    }),
    ttl: v.number(),
    topic: v.nullable(v.string()),
  }),
);

/** A message as a browser at the stand-in read it. */
export type ReadByBrowser = v.InferOutput<typeof Read>[number];

/** After so long a call of the scene gives up; a slow or silent service answers later than that. */
const QUICK_MS = 150;

/** The stand-in of a push service on a port of its own: pushes leave the process as real calls. */
export async function aPushService() {
  const sandbox = createSandbox({
    advanceOrder: () => Promise.reject(new Error('no orders here')),
    now: () => new Date(),
  });
  const { fetch: answer } = new Hono().route('/sandbox', sandbox.app);
  let server: ServerType;
  const port = await new Promise<number>((listening) => {
    server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' }, (info) => listening(info.port));
  });
  const origin = `http://127.0.0.1:${port}`;
  /** A guest's browser, subscribed in this language. */
  const subscribe = async (guest: Person, language: Language = 'ru') => {
    const { publicKey } = unwrap(await guest.api(endpoints.readPush));
    const made = await fetch(`${origin}/sandbox/api/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ serverKey: publicKey }),
    });
    const { id, ...address } = v.parse(Browser, await made.json());
    unwrap(await guest.api(endpoints.subscribeToPush, { body: { ...address, language } }));
    const at = `${origin}/sandbox/api/push/${id}`;
    return {
      address,
      read: async () => v.parse(Read, await (await fetch(at)).json()),
      leave: () => fetch(at, { method: 'DELETE' }),
    };
  };
  let wasRefused = false;
  return {
    subscribe,
    /** Whether the service has refused with 403 since it was well: what it refuses is not sent again. */
    wasRefused: () => wasRefused,
    fault: (mode: Fault['mode'], times?: number) => {
      wasRefused = mode === 'ok' ? false : wasRefused || mode === 'refused';
      sandbox.faults.set({ service: 'web-push', mode, ...(times && { times }), delayMs: QUICK_MS * 2 });
    },
    close: () => server.close(),
  };
}

/** A guest's browser at the stand-in. */
export type SubscribedBrowser = Awaited<ReturnType<Awaited<ReturnType<typeof aPushService>>['subscribe']>>;

const STEPS: readonly OrderStatus[] = ['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY'];

/** A brand whose guests get pushes, with an operator. `isQuick`: a call gives up after a moment. */
export async function aPushScene(web: Parameters<typeof settings>[0] = {}, { isQuick = false } = {}) {
  const osh = await aRunningApi({ brand: { settings: settings(web) } });
  if (isQuick) osh.deps.postToPublic = publicPost(QUICK_MS);
  const operator = await osh.person({ role: 'OPERATOR' });
  const waiting = () =>
    osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx
        .select()
        .from(outbox)
        .where(inArray(outbox.queue, ['push.plan', 'push.send']))
        .orderBy(asc(outbox.createdAt)),
    );
  const move = async (id: string, to: OrderStatus) =>
    unwrap(await operator.api(endpoints.moveOrder, { params: { id }, body: { to: to as 'ACCEPTED' } }));
  return {
    osh,
    operator,
    waiting,
    move,
    anOrderUpTo: async (guest: Person, last: OrderStatus) => {
      const order = unwrap(await place(guest, delivery()));
      for (const to of STEPS.slice(0, STEPS.indexOf(last) + 1)) await move(order.id, to);
      return order;
    },
    /**
     * Works the jobs that are due, each `times` times, the newest or the oldest first; one that fails stays, as in the
     * queue. Returns the failures.
     */
    work: async (times = 1, first: 'OLDEST' | 'NEWEST' = 'OLDEST'): Promise<unknown[]> => {
      const failures: unknown[] = [];
      const tried = new Set<string>();
      const next = async () => {
        const due = (await waiting()).filter(
          ({ id, startAfter }) => !tried.has(id) && (!startAfter || startAfter <= osh.clock.now),
        );
        return first === 'OLDEST' ? due.at(0) : due.at(-1);
      };
      for (let row = await next(); row; row = await next()) {
        const { id, queue, payload } = row;
        tried.add(id);
        try {
          // The queue of the row decides what its payload is.
          for (let i = 0; i < times; i += 1)
            await jobHandlers(osh.deps)[queue as 'push.send'](osh.merchantId, payload as Jobs['push.send']);
          await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.delete(outbox).where(eq(outbox.id, id)));
        } catch (error) {
          failures.push(error);
        }
      }
      return failures;
    },
  };
}
