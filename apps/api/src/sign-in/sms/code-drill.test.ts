import { endpoints, unwrap } from '@dasturxon/core/api';
import { DAY_MS } from '@dasturxon/core/kernel';
import { createSandbox, gatewayToken } from '@dasturxon/sandbox';
import { and, asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { jobHandlers } from '../../app/job-handlers.ts';
import { merchants, outbox } from '../../db/schema/merchants.ts';
import { eskiz } from '../../gateways/sms/eskiz.ts';
import { playMobile } from '../../gateways/sms/play-mobile.ts';
import { smsSender } from '../../gateways/sms/sms-gateway.ts';
import { telegramGateway } from '../../gateways/sms/telegram-gateway.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { sandboxSms } from '../../seed/sandbox-sms.ts';
import { later, verify } from '../../testing/codes.ts';
import { drill, DRILL_MS } from '../../testing/connections/drill.ts';
import { CALL_MS, lateNetwork } from '../../testing/connections/late-network.ts';
import { aPhone, aRunningApi } from '../../testing/scene.ts';

const MODES = ['down', 'error', 'refused', 'cut', 'changed', 'silent', 'slow'] as const;
const step = fc.oneof(
  fc.record({
    kind: fc.constant('FAULT' as const),
    mode: fc.constantFrom(...MODES),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('PASS' as const), seconds: fc.integer({ min: 1, max: 30 }) }),
  // 00 has no Telegram, 11 is switched off, 22 gets the message.
  fc.record({ kind: fc.constant('ASK' as const), end: fc.constantFrom('00', '11', '22') }),
  fc.record({ kind: fc.constant('AGAIN' as const), at: fc.nat(2) }),
  fc.record({ kind: fc.constant('PROVE' as const), at: fc.nat(2) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Each brand lives on a day of its own: codes of a day are counted for all brands together. */
let day = Date.parse('2026-05-13T07:00:00Z');

/** A brand with an account at Telegram Gateway, and SMS gateways that are well. */
async function aScene() {
  const osh = await aRunningApi({ now: new Date((day += DAY_MS)) });
  const sandbox = createSandbox({
    advanceOrder: () => Promise.reject(new Error('no orders here')),
    now: () => osh.clock.now,
  });
  const { network, settled } = lateNetwork(sandbox);
  const at = (path: string) => ({
    baseUrl: () => `http://127.0.0.1/sandbox/${path}`,
    fetch: ((input, init) =>
      sandbox.app.request(String(input).replace('http://127.0.0.1/sandbox', ''), init)) as typeof fetch,
  });
  const { deps, merchantId } = osh;
  deps.codeGateway = telegramGateway({ ...at('telegram-gateway'), fetch: network });
  deps.sendSms = smsSender({
    ESKIZ: eskiz(at('eskiz/api')).send,
    PLAY_MOBILE: playMobile(at('playmobile/broker-api')),
  });
  const plain = { smsAccounts: sandboxSms('osh'), telegramGatewayToken: gatewayToken('osh') };
  await deps.db.asPlatform((tx) =>
    tx
      .update(merchants)
      .set({
        secrets: deps.secrets.seal(plain, merchantId),
        data: sql`${merchants.data} || '{"smsGateway":"ESKIZ"}'::jsonb`,
      })
      .where(eq(merchants.merchantId, merchantId)),
  );
  /** Runs the merchant's SMS jobs that are due; one that fails stays, as in the queue. */
  async function work(): Promise<void> {
    const own = and(eq(outbox.merchantId, merchantId), eq(outbox.queue, 'sms.send'));
    const rows = await deps.db.inTenant(merchantId, (tx) =>
      tx.select().from(outbox).where(own).orderBy(asc(outbox.createdAt)),
    );
    for (const { id, payload, startAfter } of rows) {
      if (startAfter && startAfter > osh.clock.now) continue;
      // The queue of the row decides what its payload is.
      await jobHandlers(deps)['sms.send'](merchantId, payload as Jobs['sms.send']);
      await deps.db.inTenant(merchantId, (tx) => tx.delete(outbox).where(eq(outbox.id, id)));
    }
    await settled();
  }
  return { osh, sandbox, work };
}

type Scene = Awaited<ReturnType<typeof aScene>>;
/** A guest who waits for a code: how often they asked, and whether they have signed in. */
type Asked = { phone: string; times: number; isIn: boolean; at: number };
const ASKED_AT_MOST = 3;

async function ask(scene: Scene, asked: Asked): Promise<void> {
  unwrap(await scene.osh.as(null)(endpoints.requestCode, { body: { phone: asked.phone } }));
  asked.times += 1;
  asked.at = scene.osh.clock.now.getTime();
}

const codeIn = (text: string) => /\d{6}/.exec(text)![0];
const textsTo = ({ sandbox }: Scene, { phone }: Asked) => sandbox.sms.list(phone).map(({ text }) => text);

async function prove(scene: Scene, asked: Asked): Promise<void> {
  const [newest] = textsTo(scene, asked);
  if (newest === undefined || asked.isIn) return;
  // After a second code the first one is void, also where it is the last that came.
  const answer = await verify(scene.osh, asked.phone, codeIn(newest));
  if (asked.times === 1) expect(answer.error).toBeNull();
  asked.isIn = answer.error === null;
}

async function act(scene: Scene, all: Asked[], one: Step): Promise<void> {
  if (one.kind === 'FAULT') {
    const { mode, times } = one;
    return scene.sandbox.faults.set({ service: 'telegram-gateway', mode, times, delayMs: CALL_MS * 2 });
  }
  if (one.kind === 'PASS') {
    later(scene.osh, one.seconds);
    return scene.work();
  }
  if (one.kind === 'ASK' && all.length < ASKED_AT_MOST) {
    const asked = { phone: aPhone().slice(0, -2) + one.end, times: 0, isIn: false, at: 0 };
    if (all.some(({ phone }) => phone === asked.phone)) return;
    all.push(asked);
    await ask(scene, asked);
  }
  const asked = one.kind === 'AGAIN' || one.kind === 'PROVE' ? all[one.at] : undefined;
  if (asked && one.kind === 'PROVE') await prove(scene, asked);
  const mayAsk = asked?.times === 1 && !asked.isIn && scene.osh.clock.now.getTime() - asked.at > 60_000;
  if (asked && one.kind === 'AGAIN' && mayAsk) await ask(scene, asked);
  return scene.work();
}

test(
  'B18 F60 whatever Telegram Gateway does, a guest gets each code, by one SMS at most, and signs in',
  async () => {
    const events = fc.array(step, { minLength: 4, maxLength: 14 });
    await drill({ adapter: 'Telegram Gateway', few: 15, events }, async (steps) => {
      const scene = await aScene();
      const all: Asked[] = [];
      await act(scene, all, { kind: 'ASK', end: '22' });
      for (const one of steps) await act(scene, all, one);
      scene.sandbox.faults.set({ service: 'telegram-gateway', mode: 'ok' });
      for (let turn = 0; turn < 5; turn += 1) {
        later(scene.osh, 10);
        await scene.work();
      }
      for (const asked of all) {
        const texts = textsTo(scene, asked);
        const byTelegram = texts.filter((text) => text.startsWith('Verification Codes'));
        // A second code comes by SMS alone, a first one by Telegram at most once.
        expect(byTelegram.length).toBeLessThanOrEqual(1);
        expect(texts.length - byTelegram.length).toBeLessThanOrEqual(asked.times);
        expect(new Set(texts.map(codeIn)).size).toBe(asked.times);
        if (asked.isIn) continue;
        expect((await verify(scene.osh, asked.phone, codeIn(texts[0]!))).error).toBeNull();
      }
      expect(scene.sandbox.wire.faults, 'both sides speak the protocol').toEqual([]);
      return all.length;
    });
  },
  DRILL_MS,
);
