import { expect, test } from 'vitest';

import { aSandbox, NOW } from '../testing/a-sandbox.ts';

const V2 = '/yandex-delivery/b2b/cargo/integration/v2';
const V1 = '/yandex-delivery/b2b/cargo/integration/v1';
const branch: [number, number] = [69.2797, 41.3111];
const door: [number, number] = [69.2035, 41.285];
const items = [{ title: 'Order 7', quantity: 1, cost_value: '125000.00', cost_currency: 'UZS' }];
const point = (id: number, type: string, coordinates: [number, number]) => ({
  point_id: id,
  visit_order: id,
  type,
  address: { fullname: 'Toshkent', coordinates },
  contact: { name: 'Ali', phone: '+998901234567' },
});
const wanted = { items, route_points: [point(1, 'source', branch), point(2, 'destination', door)] };

type Answer = {
  id: string;
  status: string;
  code: string;
  cancel_state: string;
  price: string;
  distance_meters: number;
  position: { lat: number; lon: number };
};

function aService() {
  let at = NOW.getTime();
  const sandbox = aSandbox({ now: () => new Date(at) });
  const call = async (path: string, body: object = {}, key = 'key-1') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
    const response = await sandbox.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Answer };
  };
  const later = (seconds: number) => void (at += seconds * 1000);
  const create = async (requestId = 'request-1') =>
    (await call(`${V2}/claims/create?request_id=${requestId}`, wanted)).body.id;
  const status = async (id: string) => (await call(`${V2}/claims/info?claim_id=${id}`)).body.status;
  return { call, later, create, status };
}

test('D18 a claim waits to be accepted, then goes all the way to the door', async () => {
  const { call, later, create, status } = aService();
  const id = await create();
  expect(await status(id)).toBe('new');
  expect((await call(`${V2}/claims/accept?claim_id=${id}`, { version: 1 })).body.code).toBe(
    'inappropriate_status',
  );
  later(3);
  expect(await status(id)).toBe('ready_for_approval');
  expect((await call(`${V2}/claims/accept?claim_id=${id}`, { version: 9 })).body.code).toBe('old_version');
  expect((await call(`${V2}/claims/accept?claim_id=${id}`, { version: 1 })).status).toBe(200);
  const seen = new Set<string>();
  for (let second = 0; second < 200; second += 1) {
    seen.add(await status(id));
    later(1);
  }
  expect([...seen]).toEqual(
    (
      'accepted performer_lookup performer_draft performer_found pickup_arrived ready_for_pickup_confirmation ' +
      'pickuped delivery_arrived ready_for_delivery_confirmation delivered delivered_finish'
    ).split(' '),
  );
});

test('BO-56 while every courier is busy a search goes on, a ride that began goes on, and later one is found', async () => {
  const { call, later, create, status } = aService();
  const riding = await create();
  later(3);
  await call(`${V2}/claims/accept?claim_id=${riding}`, { version: 1 });
  later(9);
  await call('/api/couriers/busy', { isBusy: true });
  const id = await create('request-2');
  later(3);
  await call(`${V2}/claims/accept?claim_id=${id}`, { version: 1 });
  later(100);
  expect(await status(id)).toBe('performer_draft');
  expect((await call(`${V1}/claims/performer-position?claim_id=${id}`)).status).toBe(409);
  expect(await status(riding)).toBe('pickuped');
  await call('/api/couriers/busy', { isBusy: false });
  later(8);
  expect(await status(id)).toBe('performer_found');
});

test('IMP-18 the courier moves along a line from the branch to the door', async () => {
  const { call, later, create } = aService();
  const id = await create();
  const where = () => call(`${V1}/claims/performer-position?claim_id=${id}`);
  later(3);
  await call(`${V2}/claims/accept?claim_id=${id}`, { version: 1 });
  expect((await where()).status).toBe(409);
  later(50);
  expect((await where()).body.position).toMatchObject({ lon: branch[0], lat: branch[1] });
  later(60);
  const { lat, lon } = (await where()).body.position;
  expect(lat).toBeCloseTo((branch[1] + door[1]) / 2, 5);
  expect(lon).toBeCloseTo((branch[0] + door[0]) / 2, 5);
  later(60);
  expect((await where()).body.position).toMatchObject({ lon: door[0], lat: door[1] });
});

test('D18 the same request twice is one claim; another key does not see it', async () => {
  const { call, create } = aService();
  const id = await create();
  expect(await create()).toBe(id);
  expect(await create('request-2')).not.toBe(id);
  expect((await call(`${V2}/claims/info?claim_id=${id}`, {}, 'key-2')).status).toBe(404);
});

test('D18 a claim is cancelled for nothing on the way, for its price at the branch, and not with the food in hand', async () => {
  const { call, later, create, status } = aService();
  const id = await create();
  const terms = async () => (await call(`${V2}/claims/cancel-info?claim_id=${id}`)).body.cancel_state;
  later(3);
  await call(`${V2}/claims/accept?claim_id=${id}`, { version: 1 });
  expect(await terms()).toBe('free');
  later(40);
  expect(await terms()).toBe('paid');
  expect(
    (await call(`${V2}/claims/cancel?claim_id=${id}`, { version: 1, cancel_state: 'free' })).status,
  ).toBe(409);
  later(20);
  expect(await terms()).toBe('unavailable');
  const other = await create('request-2');
  await call(`${V2}/claims/cancel?claim_id=${other}`, { version: 1, cancel_state: 'free' });
  expect(await status(other)).toBe('cancelled');
});

test('a call without a key, or with half a body, is refused', async () => {
  const { call } = aService();
  expect((await call(`${V2}/claims/create?request_id=request-1`, wanted, '')).status).toBe(401);
  expect((await call(`${V2}/claims/create?request_id=request-1`, { items })).status).toBe(400);
  expect((await call(`${V2}/claims/create`, wanted)).status).toBe(400);
});

test('the price of a way grows with the way', async () => {
  const { call } = aService();
  const route_points = [{ coordinates: branch }, { coordinates: door }];
  const { body } = await call(`${V2}/check-price`, { items, route_points });
  expect(body.distance_meters).toBeGreaterThan(6_500);
  expect(Number(body.price)).toBe(12_000 + 6 * 2_000);
});
