import { unwrap } from '@dasturxon/core/api';
import type { OrderStatus } from '@dasturxon/core/order';
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { pushDeliveries } from '../../db/schema/connections/push.ts';
import { notifications } from '../../db/schema/content.ts';
import { drill, DRILL_MS } from '../../testing/connections/drill.ts';
import {
  aPushScene,
  aPushService,
  type ReadByBrowser,
  type SubscribedBrowser,
} from '../../testing/connections/push-scene.ts';
import { delivery, place } from '../../testing/order-bodies.ts';
import { aPhone, type Person } from '../../testing/scene.ts';

const MODES = ['down', 'error', 'refused', 'cut', 'changed', 'silent', 'slow'] as const;
const who = fc.nat(1);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('FAULT' as const),
    mode: fc.constantFrom(...MODES),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('PASS' as const), seconds: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('WORK' as const), first: fc.constantFrom('OLDEST', 'NEWEST') }),
  fc.record({ kind: fc.constant('ORDER' as const), who }),
  { arbitrary: fc.record({ kind: fc.constant('MOVE' as const), at: fc.nat(3) }), weight: 3 },
  fc.record({ kind: fc.constant('LEAVE' as const), who }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const STATUSES: readonly OrderStatus[] = ['CREATED', 'ACCEPTED', 'COOKING', 'DONE', 'ON_WAY', 'DELIVERED'];
type Guest = { phone: string; person: Person; browser: SubscribedBrowser; hasLeft: boolean };
type Placed = { id: string; number: number; guest: Guest; at: number };
type World = {
  service: Awaited<ReturnType<typeof aPushService>>;
  scene: Awaited<ReturnType<typeof aPushScene>>;
  guests: readonly Guest[];
  orders: Placed[];
};

let service: World['service'];
beforeAll(async () => void (service = await aPushService()));
afterAll(() => service.close());

async function aGuest({ scene }: Pick<World, 'scene'>): Promise<Guest> {
  const phone = aPhone();
  const person = await scene.osh.person({ phone });
  return { phone, person, browser: await service.subscribe(person, 'ru'), hasLeft: false };
}

const ORDERS_AT_MOST = 4;
async function order({ scene, orders }: World, guest: Guest): Promise<void> {
  if (orders.length >= ORDERS_AT_MOST) return;
  const { id, number } = unwrap(await place(guest.person, delivery()));
  await scene.move(id, 'ACCEPTED');
  orders.push({ id, number, guest, at: 1 });
}

async function act(world: World, one: Step): Promise<void> {
  const { scene, guests, orders } = world;
  // No two things happen in the same moment.
  scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + 1_000);
  if (one.kind === 'FAULT') return service.fault(one.mode, one.times);
  if (one.kind === 'PASS') {
    scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + one.seconds * 1_000);
    return void (await scene.work());
  }
  if (one.kind === 'WORK') return void (await scene.work(1, one.first as 'OLDEST'));
  if (one.kind === 'ORDER') return order(world, guests[one.who]!);
  if (one.kind === 'LEAVE') {
    guests[one.who]!.hasLeft = true;
    return void (await guests[one.who]!.browser.leave());
  }
  const moved = orders[one.at];
  const to = STATUSES[(moved?.at ?? STATUSES.length) + 1];
  if (!moved || !to) return;
  await scene.move(moved.id, to);
  moved.at += 1;
}

/** What a device shows of each subject, by the rules of its service worker: an id once, no older one after a later one. */
function shownBy(read: readonly ReadByBrowser[]): Map<string, string> {
  const [seen, shown] = [new Set<string>(), new Map<string, { id: string; at: string }>()];
  for (const { message } of read) {
    const { id, tag, at } = message;
    if (!seen.has(id) && (shown.get(tag)?.at ?? '') <= at) shown.set(tag, { id, at });
    seen.add(id);
  }
  return new Map([...shown].map(([tag, { id }]) => [tag, id]));
}

async function expectTrue({ scene, guests, orders }: World, isRefused: boolean): Promise<number> {
  const { merchantId, deps } = scene.osh;
  const { written, sent } = await deps.db.inTenant(merchantId, async (tx) => ({
    written: await tx.select().from(notifications).orderBy(asc(notifications.createdAt)),
    sent: await tx.select().from(pushDeliveries),
  }));
  expect(await scene.waiting()).toEqual([]);
  expect(sent.filter(({ state }) => state === 'WAITING')).toEqual([]);
  const stateOf = (id: string) => sent.find(({ notificationId }) => notificationId === id)?.state;
  for (const guest of guests) {
    const read = await guest.browser.read();
    const own = written.filter(({ userId }) => userId === guest.person.userId).map(({ id }) => id);
    for (const { message } of read) expect(own).toContain(message.id);
    for (const { id } of orders.filter((one) => one.guest === guest)) {
      const about = written.filter(({ data }) => (data as { orderId?: string }).orderId === id);
      const delivered = about.filter((one) => stateOf(one.id) === 'SENT');
      // Nothing that the push service took is missing, and the latest is what is on the screen.
      for (const one of delivered) expect(read.map(({ message }) => message.id)).toContain(one.id);
      const last = delivered.at(-1);
      if (last && stateOf(about.at(-1)!.id) === 'SENT') expect(shownBy(read).get(id)).toBe(about.at(-1)!.id);
      if (!guest.hasLeft && !isRefused) expect(stateOf(about.at(-1)!.id)).toBe('SENT');
    }
  }
  return sent.length;
}

/** An urgent message reaches a guest whose device is gone by one SMS, and a guest with a device by none. */
async function expectOneWay({ scene, guests, orders }: World, isRefused: boolean): Promise<void> {
  for (const { id, number, guest, at } of orders) {
    const texts = await scene.osh.smsTo(guest.phone);
    const own = texts.filter((text) => text.includes(`№ ${number}`));
    expect(own.length).toBeLessThanOrEqual(guests.some(({ hasLeft }) => hasLeft) ? 1 : 0);
    const read = (await guest.browser.read()).map(({ message }) => message);
    const isOnScreen = read.some(({ tag, body }) => tag === id && body === 'Курьер в пути');
    const isOvertaken = at > STATUSES.indexOf('ON_WAY');
    if (at >= STATUSES.indexOf('ON_WAY') && !isOvertaken && !isRefused)
      expect(isOnScreen || own.length === 1, 'reached on one way').toBe(true);
  }
}

test(
  'B36 F60 whatever a push service does, a guest reads the latest of each order, and nothing twice',
  async () => {
    const events = fc.array(step, { minLength: 6, maxLength: 20 });
    await drill({ adapter: 'web push', few: 5, events }, async (steps) => {
      service.fault('ok');
      const scene = await aPushScene({ smsOnWayActive: true }, { isQuick: true });
      const guests = [await aGuest({ scene }), await aGuest({ scene })];
      const world = { service, scene, guests, orders: [] };
      await order(world, guests[0]!);
      for (const one of steps) await act(world, one);
      const refused = service.wasRefused();
      service.fault('ok');
      for (let turn = 0; turn < 30 && (await scene.waiting()).length > 0; turn += 1) {
        scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + 30_000);
        await scene.work();
      }
      await expectOneWay(world, refused);
      return expectTrue(world, refused);
    });
  },
  DRILL_MS,
);
