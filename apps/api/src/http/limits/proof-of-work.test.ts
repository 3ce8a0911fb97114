import { createApi, endpoints, PROOF_HEADER, type ApiConfig, type Puzzle } from '@dasturxon/core/api';
import { EASIEST_BITS, isSolved, readPuzzle, solvePuzzle as solve } from '@dasturxon/core/auth';
import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aPhone, aRunningApi, type Scene } from '../../testing/scene.ts';
import { newPuzzle, spendProof } from './proof-of-work.ts';

const env = { SANDBOX: '0' };
const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
/** As a browser would, on this thread. */
const solvePuzzle = (puzzle: Puzzle) => solve(puzzle, { sha256, pause: async () => undefined });
/** Phones that share no prefix with each other. */
const farPhone = () =>
  `99890${aPhone().slice(-3)}${String(Math.floor(Math.random() * 1e4)).padStart(4, '0')}`;

/** A browser at this server: solves puzzles and keeps cookies. */
function aBrowser(scene: Scene, change: Partial<ApiConfig> = {}) {
  const jar = new Map<string, string>();
  return createApi({
    baseUrl: '',
    merchantId: scene.merchantId,
    token: () => null,
    solve: solvePuzzle,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await scene.request(String(input), { ...init, headers });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        jar.set(name, value);
      }
      return response;
    },
    ...change,
  });
}

async function useUp(scene: Scene, sends = 10) {
  for (let n = 0; n < sends; n += 1)
    expect((await scene.as(null)(endpoints.requestCode, { body: { phone: farPhone() } })).error).toBeNull();
}
const later = (scene: Scene, seconds: number) => {
  scene.clock.now = new Date(scene.clock.now.getTime() + seconds * 1000);
};

describe('T19 a proof of work instead of an error', () => {
  test('over the limit of its address a browser that solves the puzzle gets its code, any other caller does not', async () => {
    const scene = await aRunningApi({ env });
    await useUp(scene);
    const phone = farPhone();
    const refused = await scene.as(null)(endpoints.requestCode, { body: { phone } });
    expect(refused.error).toMatchObject({ status: 429, code: 'request.proofRequired' });
    expect(refused.error?.data['puzzle']).toMatchObject({ bits: EASIEST_BITS });
    expect(await scene.smsTo(phone)).toHaveLength(0);
    const asked = await aBrowser(scene)(endpoints.requestCode, { body: { phone } });
    expect(asked.error).toBeNull();
    expect(await scene.smsTo(phone)).toHaveLength(1);
  });

  test('a solved puzzle is valid for one call, its phone and its merchant, and for 180 s', async () => {
    const [scene, other] = [await aRunningApi({ env }), await aRunningApi({ env })];
    const header = (proof: string) => (name: string) => (name === PROOF_HEADER ? proof : null);
    const at = (place: Scene, proof: string) => ({
      ...place.deps,
      merchantId: place.merchantId,
      header: header(proof),
    });
    const about = { subject: '998901234567', bits: 6 };
    const solved = async () => {
      const puzzle = newPuzzle(at(scene, ''), about);
      return `${puzzle.text}.${await solvePuzzle(puzzle)}`;
    };
    const spend = (place: Scene, proof: string, change: Partial<typeof about> = {}) =>
      place.deps.db.inTenant(place.merchantId, (tx) =>
        spendProof(at(place, proof), tx, { ...about, ...change }),
      );
    const proof = await solved();
    expect(await spend(other, proof)).toBe(false);
    expect(await spend(scene, proof, { subject: '998900000000' })).toBe(false);
    expect(await spend(scene, proof, { bits: 8 })).toBe(false);
    const all = await Promise.all(Array.from({ length: 20 }, () => spend(scene, proof)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await spend(scene, proof)).toBe(false);
    const late = await solved();
    later(scene, 180);
    expect(await spend(scene, late)).toBe(false);
  });

  test('no changed puzzle, difficulty or solution is accepted', async () => {
    const scene = await aRunningApi({ env });
    const ctx = { ...scene.deps, merchantId: scene.merchantId, header: () => null };
    const about = { subject: 'x', bits: 6 };
    const puzzle = newPuzzle(ctx, about);
    const parts = readPuzzle(puzzle.text)!;
    const change = fc.record({
      nonce: fc.constantFrom(parts.nonce, `${parts.nonce}A`),
      bits: fc.constantFrom(0, 1, 6, 12),
      endsAt: fc.constantFrom(parts.endsAt, parts.endsAt + 1),
      signature: fc.constantFrom(parts.signature, '0'.repeat(64)),
      solution: fc.nat({ max: 300 }),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ nonce, bits, endsAt, signature, solution }) => {
        const text = `${nonce}.${bits}.${endsAt}.${signature}`;
        const isOurs = text === puzzle.text && (await isSolved(puzzle, String(solution), sha256));
        fc.pre(!isOurs);
        const header = () => `${text}.${solution}`;
        const accepted = await scene.deps.db.inTenant(scene.merchantId, (tx) =>
          spendProof({ ...ctx, header }, tx, about),
        );
        expect(accepted).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  test('the puzzle gets harder while an address goes on without proving any phone', async () => {
    const scene = await aRunningApi({ env });
    await useUp(scene);
    const seen: number[] = [];
    const browser = aBrowser(scene, {
      solve: async (puzzle) => {
        seen.push(puzzle.bits);
        return solvePuzzle(puzzle);
      },
    });
    for (let n = 0; n < 11; n += 1)
      expect((await browser(endpoints.requestCode, { body: { phone: farPhone() } })).error).toBeNull();
    expect([seen[0], seen.at(-1)]).toEqual([EASIEST_BITS, EASIEST_BITS + 1]);
  });

  test('an address whose guests prove their phones is never asked for a proof', async () => {
    const scene = await aRunningApi({ env });
    for (let n = 0; n < 15; n += 1) {
      const phone = farPhone();
      const guest = aBrowser(scene, { solve: undefined });
      expect((await guest(endpoints.requestCode, { body: { phone } })).error).toBeNull();
      const code = /\d{6}/.exec((await scene.smsTo(phone))[0] ?? '')![0];
      expect((await guest(endpoints.verifyCode, { body: { phone, code } })).error).toBeNull();
    }
  });

  test('a device that has proven a phone is not counted with its address', async () => {
    const scene = await aRunningApi({ env });
    const phone = farPhone();
    const guest = aBrowser(scene, { solve: undefined });
    await guest(endpoints.requestCode, { body: { phone } });
    const code = /\d{6}/.exec((await scene.smsTo(phone))[0] ?? '')![0];
    expect((await guest(endpoints.verifyCode, { body: { phone, code } })).error).toBeNull();
    await useUp(scene);
    const blocked = await scene.as(null)(endpoints.requestCode, { body: { phone: farPhone() } });
    expect(blocked.error?.code).toBe('request.proofRequired');
    expect((await guest(endpoints.requestCode, { body: { phone } })).error).toBeNull();
  });
});

describe('T19 codes go to the countries that the merchant serves', () => {
  test('to +998 by default; others by the merchant’s own data', async () => {
    const local = await aRunningApi();
    const abroad = { body: { phone: '+7 916 123 45 67' } };
    const { error } = await local.as(null)(endpoints.requestCode, abroad);
    expect(error).toMatchObject({ status: 422, code: 'phone.countryUnsupported' });
    expect((await local.as(null)(endpoints.requestCode, { body: { phone: aPhone() } })).error).toBeNull();
    await local.deps.db.executeSql(
      `update merchants set data = data || '{"smsCountryCodes":["998","7"]}' where merchant_id = $1`,
      [local.merchantId],
    );
    expect((await local.as(null)(endpoints.requestCode, abroad)).error).toBeNull();
  });

  test('an hour in which few codes are verified raises one alarm', async () => {
    const scene = await aRunningApi();
    for (let n = 0; n < 60; n += 1)
      expect((await scene.as(null)(endpoints.requestCode, { body: { phone: farPhone() } })).error).toBeNull();
    const text = await scene.deps.metrics.text({});
    expect(text).toContain('sms_codes_sent_total 60');
    expect(text).toContain('sms_unverified_alarms_total 1');
  });
});
