import { endpoints, unwrap, type ServerEndpoint, type EndpointName } from '@dasturxon/core/api';
import {
  aBranch,
  aCategory,
  aCity,
  aGroup,
  aMerchant,
  aProduct,
  aPromo,
  aRegion,
} from '@dasturxon/core/testing';
import { beforeAll, expect, test } from 'vitest';

import { delivery, here, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

const CANARY = 'CANARY';
const canaryText = { ru: CANARY, uz: CANARY, eng: CANARY };

let osh: Scene;
let burger: Scene;
let actors: Record<string, string | null>;
let foreignIds: string[];

/** A customer with something of every kind, each holding the canary. Returns the ids. */
async function belongingsOf(scene: Scene, person: Person): Promise<string[]> {
  const { api, userId } = person;
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const address = { streetName: CANARY, houseNumber: CANARY, latitude: 41.3111, longitude: 69.2797 };
  unwrap(
    await api(endpoints.updateUser, {
      params: { id: userId },
      body: { firstName: CANARY, lastName: CANARY },
    }),
  );
  const order = unwrap(await place(person, delivery({ comment: CANARY, address })));
  const saved = unwrap(
    await api(endpoints.addAddress, { params: { id: userId }, body: { ...address, name: CANARY }, ...key() }),
  );
  const favourite = unwrap(await api(endpoints.addFavourite, { body: { productId: 'product-1' } }));
  const [session] = unwrap(await api(endpoints.listSessions));
  return [userId, order.id, saved.id ?? '', favourite.id ?? '', session!.id].filter(Boolean);
}

beforeAll(async () => {
  osh = await aRunningApi();
  burger = await aRunningApi({
    brand: {
      branches: [
        {
          ...aBranch({ name: canaryText, address: CANARY, workHours: [], deliveryPrice: 15_000 }),
          tariff: null,
          slotCapacity: null,
        },
      ],
      cities: [aCity({ name: canaryText, description: CANARY })],
      regions: [aRegion({ name: CANARY })],
      groups: [aGroup({ name: canaryText })],
      categories: [aCategory({ name: canaryText })],
      products: [aProduct({ name: canaryText, description: canaryText, productBranch: here })],
      promos: [aPromo({ code: CANARY })],
    },
  });
  const [own, neighbour] = [await osh.person(), await osh.person()];
  const [outsider, staff] = [await burger.person(), await burger.person({ role: 'ADMIN' })];
  const gone = await osh.person();
  await gone.api(endpoints.logout);
  foreignIds = [...(await belongingsOf(osh, neighbour)), outsider.userId, staff.userId, burger.merchantId];
  actors = {
    guest: null,
    customer: own.token,
    'a customer of another brand': outsider.token,
    'staff of another brand': staff.token,
    'a signed-out customer': gone.token,
  };
}, 60_000);

// The geocoder is outside and has a test of its own.
const SKIPPED: EndpointName[] = ['reverseGeocode', 'searchAddress'];
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !SKIPPED.includes(name));

/** Whether the backend has this call: its gateways come one by one. */
const isServed = ({ path, method }: ServerEndpoint) =>
  osh.app.routes.some((route) => route.method === method && route.path === path.replace(/\{(\w+)\}/g, ':$1'));

async function ask(
  endpoint: ServerEndpoint,
  path: string,
  token: string | null,
): Promise<{ status: number; text: string }> {
  const response = await osh.request(`${path}?lat=41.3&lon=69.2&policies=TERMS&userId=${foreignIds[0]}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(endpoint.body && endpoint.method !== 'GET' && { body: '{}' }),
  });
  if (response.headers.get('content-type')?.includes('event-stream')) {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: await response.text() };
}

test.each(names)('T01 T04 T06 %s shows no data of another user', async (name) => {
  const endpoint: ServerEndpoint = endpoints[name];
  for (const [actor, token] of Object.entries(actors))
    for (const id of foreignIds) {
      const path = endpoint.path.replace(/\{\w+\}/g, id);
      const { status, text } = await ask(endpoint, path, token);
      expect([name, actor, text.includes(CANARY)]).toEqual([name, actor, false]);
      // A foreign resource is reported as missing; only a staff call may report that a role is needed.
      if (endpoint.auth !== 'staff') expect([name, actor, status === 403]).toEqual([name, actor, false]);
      if (endpoint.auth === 'customer' && actor !== 'customer' && isServed(endpoint))
        expect([name, actor, status]).toEqual([name, actor, 401]);
    }
});

test('T25 ENT-05 no public answer of a brand holds one of its secrets', async () => {
  const secrets = Object.values(aMerchant()).filter((value) => String(value).startsWith('secret-'));
  expect(secrets.length).toBeGreaterThan(3);
  for (const endpoint of Object.values(endpoints) as ServerEndpoint[]) {
    if (endpoint.method !== 'GET') continue;
    const path = endpoint.path.replace(/\{\w+\}/g, osh.merchantId);
    const { text } = await ask(endpoint, path, null);
    for (const secret of secrets) expect(text).not.toContain(String(secret));
  }
});
