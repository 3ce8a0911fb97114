import { endpoints, unwrap } from '@dasturxon/core/api';
import type { BoardOrder, TillAction, TillKind } from '@dasturxon/core/staff';
import { aBranch, aProduct, everyDay } from '@dasturxon/core/testing';
import { createSandbox, type Fault } from '@dasturxon/sandbox';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import { jobHandlers } from '../../app/job-handlers.ts';
import { outbox } from '../../db/schema/merchants.ts';
import { tills } from '../../gateways/tills/tills.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { COMMANDS } from '../../management/commands.ts';
import { enqueueTillWatches } from '../../tills/watch/start-till-watch.ts';
import { staffPerson } from '../back-office/back-office-scene.ts';
import { type Body, key, pickUp, place } from '../order-bodies.ts';
import { CALL_MS, lateNetwork } from './late-network.ts';
import { aRunningApi, type Scene } from '../scene.ts';

/** An order as a stand-in till has it. */
export type StandInOrder = {
  id: string;
  step: string;
  sum: number;
  branchId: string;
  body: Record<string, unknown>;
};

/** What a kind of till needs to be connected: its account, its ids, and the account's name at the stand-in. */
export type TillUnderTest = {
  kind: TillKind;
  service: Fault['service'];
  account: (name: string) => object;
  branch: object;
  /** The id of the stand-in's dish of a position from 1. */
  dishId: (position: number) => string;
  product: (dishId: string) => object;
  /** The calls that it makes. */
  calls: readonly string[];
};

export const POSTER: TillUnderTest = {
  kind: 'POSTER',
  service: 'poster',
  account: (name) => ({ token: name }),
  branch: { joinPosterId: '1' },
  dishId: String,
  product: (posterId) => ({ posterId }),
  calls: [
    'access.getSpots',
    'settings.getAllSettings',
    'menu.getProducts',
    'incomingOrders.createIncomingOrder',
    'incomingOrders.getIncomingOrders',
    'incomingOrders.getIncomingOrder',
  ].map((name) => `Poster ${name}`),
};

const uuid = (what: 'd' | 'b', position: number) =>
  `${what}0000000-0000-4000-8000-${String(position).padStart(12, '0')}`;

export const IIKO: TillUnderTest = {
  kind: 'IIKO',
  service: 'iiko',
  account: (name) => ({
    iikoApiLogin: name,
    iikoOrganizationId: '0a000000-0000-4000-8000-000000000001',
    deliveryProductId: '0d000000-0000-4000-8000-000000000001',
  }),
  branch: { iikoId: uuid('b', 1) },
  dishId: (position) => uuid('d', position),
  product: (integrationId) => ({ integrationId }),
  calls: [
    'access_token',
    'organizations',
    'terminal_groups',
    'terminal_groups/is_alive',
    'nomenclature',
    'stop_lists',
    'deliveries/create',
    'deliveries/by_id',
  ].map((name) => `iiko 1/${name}`),
};

export const JOWI: TillUnderTest = {
  kind: 'JOWI',
  service: 'jowi',
  account: (name) => ({ apiKey: name, apiSecret: `secret of ${name}`.replaceAll(' ', '-') }),
  branch: { jowiId: uuid('b', 1) },
  dishId: (position) => uuid('d', position),
  product: (jowiId) => ({ jowiId }),
  calls: ['restaurants', 'courses', 'menu of a restaurant', 'new order', 'orders', 'order'].map(
    (name) => `Jowi ${name}`,
  ),
};

/** Every kind of till. */
export const TILLS: readonly TillUnderTest[] = [POSTER, IIKO, JOWI];

const here = [{ branch: { id: 'branch-1', isActive: true } }];

function aBrandWith(till: TillUnderTest) {
  const product = (position: number, change: object = {}) =>
    aProduct({ ...till.product(till.dishId(position)), productBranch: here, ...change });
  const branch = aBranch({
    workHours: everyDay({ open: '00:00', close: '00:00' }),
    isMain: true,
    deliveryPrice: 15_000,
    ...till.branch,
  });
  return {
    branches: [{ ...branch, tariff: null, slotCapacity: null }],
    products: [
      product(1),
      product(2, { id: 'product-2', costPrice: 33_333 }),
      aProduct({ id: 'unmapped', productBranch: here }),
    ],
  };
}

function standIn(osh: Scene, till: TillUnderTest) {
  const sandbox = createSandbox({
    advanceOrder: () => Promise.reject(new Error('no orders here')),
    now: () => osh.clock.now,
  });
  const { network, settled } = lateNetwork(sandbox);
  const kitchenPath = `/api/tills/${till.service}/${osh.merchantId}`;
  const post = (path: string, body: object) =>
    sandbox.app.request(kitchenPath + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    network,
    faults: sandbox.faults,
    wire: sandbox.wire,
    settled,
    orders: async (): Promise<StandInOrder[]> =>
      ((await (await sandbox.app.request(kitchenPath)).json()) as { orders: StandInOrder[] }).orders,
    step: async (id: string, step: string) => void (await post(`/orders/${id}`, { step })),
    dish: async (id: string, change: object) => void (await post(`/dishes/${id}`, change)),
  };
}

/** How often a till is asked, in seconds. */
const WATCH_SECONDS = 20;

/** A brand with a connected till, an operator and a guest. */
export async function aTillScene(till: TillUnderTest, options: { connect?: boolean } = {}) {
  const osh = await aRunningApi({ brand: aBrandWith(till) });
  const stand = standIn(osh, till);
  osh.deps.openTill = tills({ env: osh.deps.env, ownUrl: () => 'http://127.0.0.1', fetch: stand.network });
  const operator = await staffPerson(osh, { role: 'OPERATOR' });
  const command = (given: object = {}) =>
    COMMANDS['brand-connect']!(osh.deps, { sub: osh.merchantId, ...given });
  const connect = () => command({ till: till.kind, account: till.account(osh.merchantId) });
  if (options.connect !== false) await connect();

  const later = (seconds: number) =>
    void (osh.clock.now = new Date(osh.clock.now.getTime() + seconds * 1000));
  const jobs = () =>
    osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx
        .select()
        .from(outbox)
        .where(
          and(
            inArray(outbox.queue, ['till.push', 'till.watch']),
            sql`coalesce(start_after, ${osh.clock.now.toISOString()}::timestamptz) <= ${osh.clock.now.toISOString()}::timestamptz`,
          ),
        )
        .orderBy(asc(outbox.createdAt)),
    );
  /** Works the jobs of tills that are due, as the queue would. */
  async function work(rounds = 20): Promise<void> {
    const handlers = jobHandlers(osh.deps);
    for (let [row] = await jobs(); row && rounds > 0; [row] = await jobs(), rounds -= 1) {
      const { id, queue, payload } = row;
      const own = and(eq(outbox.merchantId, osh.merchantId), eq(outbox.id, id));
      await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.delete(outbox).where(own));
      if (queue === 'till.push') await handlers['till.push'](osh.merchantId, payload as Jobs['till.push']);
      else await handlers['till.watch'](osh.merchantId, {});
    }
    await stand.settled();
  }
  /** So many seconds pass, in steps of five, with the jobs of each. */
  async function pass(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 5) {
      later(5);
      if (passed % WATCH_SECONDS === 0) await enqueueTillWatches(osh.deps.db, osh.clock.now);
      await work();
    }
  }
  const board = async (id: string): Promise<BoardOrder> =>
    unwrap(await operator.api(endpoints.readBoard)).orders.find((one) => one.id === id)!;
  const move = async (id: string, to: BoardOrder['status'], reason: string | null = null) => {
    const { version } = await board(id);
    return unwrap(
      await operator.api(endpoints.moveBoardOrder, {
        params: { id },
        body: { to, reason, expectedVersion: version },
        idempotencyKey: key(),
      }),
    );
  };
  return {
    osh,
    operator,
    command,
    connect,
    ...stand,
    later,
    work,
    pass,
    board,
    move,
    till: async (id: string) => (await board(id)).till,
    dishOf: till.dishId,
    fault: (mode: Fault['mode'], times?: number) =>
      stand.faults.set({ service: till.service, mode, ...(times && { times }), delayMs: CALL_MS * 2 }),
    settle: async (id: string, action: TillAction) => {
      const { version } = await board(id);
      return operator.api(endpoints.settleTill, {
        params: { id },
        body: { action, expectedVersion: version },
        idempotencyKey: key(),
      });
    },
    /** An order of two portions that the operator has accepted. */
    accepted: async (change: Partial<Body> = {}) => {
      const { id } = unwrap(await place(await osh.person(), pickUp(change)));
      await move(id, 'ACCEPTED');
      return id;
    },
  };
}

/** A till with a brand that is connected to it. */
export type TillScene = Awaited<ReturnType<typeof aTillScene>>;
