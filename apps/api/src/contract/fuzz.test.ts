import { endpoints, errorCodes, type ServerEndpoint, type EndpointName } from '@dasturxon/core/api';
import { LANGUAGES } from '@dasturxon/core/kernel';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { fromSchema, NAUGHTY } from '../testing/from-schema.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

/** Requests to each endpoint, more than 20 000 in all; fewer on the second engine. FUZZ_RUNS raises it. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (process.env['TEST_DATABASE_URL'] ? 40 : 270));
const SLOWEST_MS = 2_000;

let osh: Scene;
let people: (Person | null)[];
beforeAll(async () => {
  osh = await aRunningApi();
  people = [null, await osh.person({ cashback: 1_000 }), await osh.person({ role: 'OPERATOR' })];
});

const anId = fc.oneof(
  fc.constantFrom('branch-1', 'product-1', 'city-1', 'self'),
  fc.constantFrom(...NAUGHTY),
  fc.uuid(),
);

type Shot = { who: number; params: string[]; query: unknown; body: unknown; key: string | null };

function shotsAt(endpoint: ServerEndpoint): fc.Arbitrary<Shot> {
  return fc.record({
    who: fc.nat({ max: 2 }),
    params: fc.array(anId, { minLength: 3, maxLength: 3 }),
    query: fromSchema(endpoint.query),
    body: fromSchema(endpoint.body),
    key: fc.option(fc.uuid()),
  });
}

function addressOf(endpoint: ServerEndpoint, shot: Shot): string {
  const own = people[shot.who]?.userId ?? 'unknown';
  let next = 0;
  const path = endpoint.path.replace(/\{\w+\}/g, () => {
    const given = shot.params[next++ % shot.params.length] ?? '';
    return encodeURIComponent((given === 'self' ? own : given).toWellFormed()) || 'x';
  });
  const query = typeof shot.query === 'object' && shot.query !== null ? Object.entries(shot.query) : [];
  const search = new URLSearchParams(
    query.map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
    ]),
  );
  return query.length > 0 ? `${path}?${search}` : path;
}

async function fire(endpoint: ServerEndpoint, shot: Shot): Promise<Response> {
  const token = people[shot.who]?.token;
  const hasBody = endpoint.body && shot.body !== undefined && endpoint.method !== 'GET';
  return osh.request(addressOf(endpoint, shot), {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(shot.key && { 'Idempotency-Key': shot.key }),
    },
    ...(hasBody && { body: JSON.stringify(shot.body) }),
  });
}

/**
 * The texts of a request that are long enough to distinguish from the server's own. Ids of the scene count as the
 * server's.
 */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 8 && !/^\w+-1$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The fields of an error's data that name a thing of the request by its id. Nothing else of a request is repeated. */
const MAY_NAME = new Set(['productId']);
const withoutNamedIds = (text: string) =>
  JSON.stringify(JSON.parse(text, (key, value: unknown) => (MAY_NAME.has(key) ? '' : value)));

/** An error has a known code and a sentence in every language, reveals no internals and repeats nothing but product ids. */
async function checkError(response: Response, shot: Shot) {
  const whole = await response.text();
  const text = withoutNamedIds(whole);
  const body = JSON.parse(text) as { code: string; description: Record<string, string> };
  expect(Object.keys(errorCodes)).toContain(body.code);
  for (const language of LANGUAGES) expect(body.description[language]).toMatch(/\S/);
  expect(whole).not.toMatch(/\bat \w+ \(|node_modules|select |insert into|drizzle|valibot/);
  for (const sent of textsOf(shot)) expect(text).not.toContain(JSON.stringify(sent).slice(1, -1));
}

// The geocoder is outside; events never end.
const SKIPPED: EndpointName[] = ['reverseGeocode', 'searchAddress', 'orderEvents'];
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => !SKIPPED.includes(name));

test('the whole contract gets twenty thousand requests and more', () => {
  if (!process.env['TEST_DATABASE_URL']) expect(names.length * RUNS).toBeGreaterThanOrEqual(20_000);
  expect(names).toHaveLength(Object.keys(endpoints).length - SKIPPED.length);
});

test.each(names)(
  'T71 no request makes %s fail, hang, leak data or echo its input',
  async (name) => {
    const endpoint: ServerEndpoint = endpoints[name];
    await fc.assert(
      fc.asyncProperty(shotsAt(endpoint), async (shot) => {
        const startedAt = performance.now();
        const response = await fire(endpoint, shot);
        expect(performance.now() - startedAt).toBeLessThan(SLOWEST_MS);
        expect(response.status).toBeLessThan(500);
        if (response.status >= 400) await checkError(response, shot);
        else await response.body?.cancel();
      }),
      { numRuns: RUNS },
    );
  },
  120_000,
);
