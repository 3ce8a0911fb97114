import { endpoints, unwrap } from '@dasturxon/core/api';
import { createSandbox, type Sandbox } from '@dasturxon/sandbox';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { nominatim } from '../gateways/geocoder/nominatim.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { takeTurn } from './upstream-turn.ts';

let osh: Scene;
let sandbox: Sandbox;
let calls: string[] = [];
beforeAll(async () => {
  osh = await aRunningApi({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  sandbox = createSandbox({
    advanceOrder: () => Promise.reject(new Error('no orders here')),
    now: () => osh.clock.now,
  });
  osh.deps.geocoder = nominatim({
    baseUrl: () => 'http://127.0.0.1/nominatim',
    fetch: async (input, init) => {
      calls.push(String(input));
      return sandbox.app.request(String(input), init);
    },
  });
});
beforeEach(() => {
  calls = [];
  sandbox.faults.set({ service: 'nominatim', mode: 'ok' });
  later(3600);
});

function later(seconds: number) {
  osh.clock.now = new Date(osh.clock.now.getTime() + seconds * 1000);
}
const reverse = (lat: number, lon: number) => osh.as(null)(endpoints.reverseGeocode, { query: { lat, lon } });
const search = (q: string) => osh.as(null)(endpoints.searchAddress, { query: { q } });
const down = () => sandbox.faults.set({ service: 'nominatim', mode: 'down' });

describe('places', () => {
  test('API-38 GEO-13 the street and the house at a point', async () => {
    const found = unwrap(await reverse(41.3111, 69.2797));
    expect(found.streetName).toMatch(/koʻchasi/);
    expect(found.display_name).toContain('Toshkent');
  });

  test('API-38 an unknown point has no street, and no error', async () => {
    expect(unwrap(await reverse(0, 0))).toMatchObject({ streetName: null, houseNumber: null });
  });

  test('API-39 OV-08 places by name, each with its longer name', async () => {
    const places = unwrap(await search('Chorsu'));
    expect(places[0]).toMatchObject({ name: expect.stringContaining('Chorsu') });
    expect(places[0]!.display_name.length).toBeGreaterThan(places[0]!.name.length);
  });

  test('API-39 a single letter is not looked up', async () => {
    expect(unwrap(await search(' c '))).toEqual([]);
    expect(calls).toEqual([]);
  });

  test('API-39 API-38 the answer is in the language of the page', async () => {
    const ask = async (headers: Record<string, string>) => {
      const response = await osh.request('/geo/v1/reverse?lat=41.3111&lon=69.2797', { headers });
      return ((await response.json()) as { display_name: string }).display_name;
    };
    expect(await ask({ cookie: 'lang=ru', 'accept-language': 'uz' })).toContain('Ташкент');
    expect(await ask({ 'accept-language': 'de, en-US;q=0.8' })).toContain('Tashkent');
  });

  test.each(['/geo/v1/reverse?lat=91&lon=0', '/geo/v1/reverse?lat=41', '/geo/v1/search'])(
    'API-38 API-39 %s is refused',
    async (path) => expect((await osh.request(path)).status).toBe(400),
  );
});

describe('the service behind it', () => {
  test('T69 gets one request for the same place and the same text of all users', async () => {
    unwrap(await reverse(41.320_001, 69.250_001));
    unwrap(await reverse(41.320_002, 69.250_004));
    unwrap(await search('Alay  bozori'));
    unwrap(await search('alay bozori'));
    expect(calls).toHaveLength(2);
  });

  test('ERR-05 F26 a failing geocoder is geocoder.failed with 502; the same search succeeds once it answers', async () => {
    down();
    const { error } = await search('Minor masjidi');
    expect(error).toMatchObject({ code: 'geocoder.failed', status: 502 });
    sandbox.faults.set({ service: 'nominatim', mode: 'ok' });
    expect(unwrap(await search('Minor masjidi')).length).toBeGreaterThan(0);
  });

  test('T69 an old answer is served if there is no new one', async () => {
    const fresh = unwrap(await search('Chilonzor'));
    later(40 * 24 * 3600);
    down();
    expect(unwrap(await search('Chilonzor'))).toEqual(fresh);
  });

  test('T69 T64 a client has a limit of requests; cached answers stay free', async () => {
    const known = await search('Chorsu');
    later(20);
    const asked = await Promise.all(
      Array.from({ length: 25 }, (_, i) => osh.request(`/geo/v1/reverse?lat=41.3${10 + i}&lon=69.2`)),
    );
    const statuses = asked.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(calls.filter((url) => url.includes('/reverse'))).toHaveLength(20);
    expect(unwrap(await search('Chorsu'))).toEqual(known.data);
    const refused = asked.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('T69 all processes together send one request a second; a queue longer than two seconds is refused', async () => {
    const { db } = osh.deps;
    const turns = [];
    for (let n = 0; n < 6; n += 1) turns.push(await takeTurn(db, 1, () => osh.clock.now));
    expect(turns).toEqual([0, 1000, 2000, null, null, null]);
    later(1);
    expect(await takeTurn(db, 1, () => osh.clock.now)).toBe(2000);
    later(60);
    expect(await takeTurn(db, 1, () => osh.clock.now)).toBe(0);
  });

  test('T69 ERR-05 a refused request gets the specification’s error, and cached answers all the same', async () => {
    const known = await search('Chorsu');
    later(60);
    osh.deps.geocoder = { ...osh.deps.geocoder, perSecond: 1 };
    for (let n = 0; n < 3; n += 1) await takeTurn(osh.deps.db, 1, () => osh.clock.now);
    const { error } = await search('Sergeli');
    expect(error).toMatchObject({ code: 'geocoder.failed', status: 502 });
    expect(unwrap(await search('Chorsu'))).toEqual(known.data);
    osh.deps.geocoder = { ...osh.deps.geocoder, perSecond: Infinity };
  });

  test('T11 T69 the guests of one merchant together have a limit of requests', async () => {
    const asked = [];
    for (let n = 0; n < 6; n += 1) {
      const headers = { 'x-forwarded-for': `10.9.0.${n}` };
      const twenty = Array.from({ length: 20 }, (_, i) => `/geo/v1/reverse?lat=40.${n}${10 + i}&lon=68.1`);
      asked.push(...(await Promise.all(twenty.map((path) => osh.request(path, { headers })))));
    }
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});
