import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { domains, merchants, settings } from '../../db/schema/merchants.ts';
import type { OutsideServices } from '../../gateways/outside/outside-services.ts';
import { botGateway } from '../../gateways/telegram/bot-api.ts';
import { sandboxSms } from '../../seed/sandbox-sms.ts';
import { aBotScene, type BotScene } from '../../testing/bot-scene.ts';
import { BOT_TOKEN } from '../../testing/telegram.ts';
import { askOutside } from './ask-outside.ts';

let osh: BotScene;
beforeAll(async () => {
  osh = await aBotScene();
});

/** Keeps the brand's secrets and replaces some. */
async function giveSecrets(change: object): Promise<void> {
  const { deps, merchantId } = osh;
  const own = eq(merchants.merchantId, merchantId);
  await deps.db.asPlatform(async (tx) => {
    const [row] = await tx.select().from(merchants).where(own);
    const known = deps.secrets.open(row?.secrets ?? '', merchantId) ?? {};
    const secrets = deps.secrets.seal({ ...known, ...change }, merchantId);
    await tx.update(merchants).set({ secrets }).where(own);
  });
}

const sandbox = async (path: string, body: object) => {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  expect((await osh.request(`http://127.0.0.1/sandbox/api/${path}`, sent)).status).toBe(200);
};
const asked = (change: Partial<OutsideServices> = {}, env: Partial<BotScene['deps']['env']> = {}) => {
  const { deps, merchantId } = osh;
  const outsideServices = { ...deps.outsideServices, ...change };
  return askOutside({ ...deps, env: { ...deps.env, ...env }, outsideServices }, merchantId);
};

const never = () => new Promise<never>(() => undefined);
/** Telegram that answers every call with this. */
const telegram = (answer: () => Promise<Response>) =>
  botGateway({ baseUrl: () => 'http://telegram.test', fetch: answer });
const good = (result: object) => telegram(async () => Response.json({ ok: true, result }));
const refusing = (code: number, description: string, parameters = {}) =>
  telegram(async () =>
    Response.json({ ok: false, error_code: code, description, parameters }, { status: code }),
  );

beforeEach(async () => {
  await giveSecrets({ smsAccounts: sandboxSms(osh.merchantId) });
});

test('BO-367 a brand whose services work: a balance, a webhook that leads here, no lost group', async () => {
  expect(await asked()).toEqual({
    smsAccounts: [{ gateway: 'ESKIZ', balance: 1_000_000 }],
    webhook: { isOurs: true, pendingCount: 0, lastError: null },
    lostChats: [],
    certificates: [],
    unanswered: [],
  });
});

test('BO-367 the balance is that of the brand’s own account; a refused password is an answer', async () => {
  await sandbox('sms/balance', { vendor: osh.merchantId, balance: 700 });
  expect((await asked()).smsAccounts).toEqual([{ gateway: 'ESKIZ', balance: 700 }]);
  const account = { ...sandboxSms(osh.merchantId).ESKIZ!, password: 'old' };
  await giveSecrets({ smsAccounts: { ESKIZ: account } });
  expect((await asked()).smsAccounts).toEqual([{ gateway: 'ESKIZ', balance: 'refused' }]);
});

describe('BO-367 the bot', () => {
  test('a group that has removed it is lost until it lets the bot in again', async () => {
    await osh.act('block', { chatId: osh.staffChat, blocked: true });
    expect((await asked()).lostChats).toEqual([String(osh.staffChat)]);
    await osh.act('block', { chatId: osh.staffChat, blocked: false });
    expect((await asked()).lostChats).toEqual([]);
  });

  test.each([
    ['has left', good({ status: 'left' }), true],
    ['may not write', good({ status: 'restricted', is_member: true, can_send_messages: false }), true],
    ['is an administrator', good({ status: 'administrator' }), false],
    ['finds no such chat', refusing(400, 'Bad Request: chat not found'), true],
    [
      'is given the new id of the group',
      refusing(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
        migrate_to_chat_id: -100_123,
      }),
      false,
    ],
  ])('a group where it %s', async (_, bots, isLost) => {
    expect((await asked({ bots })).lostChats).toEqual(isLost ? [String(osh.staffChat)] : []);
  });

  test('updates that go elsewhere, or fail, come with Telegram’s message', async () => {
    const failing = {
      url: 'https://old.example/webbot/v1/updates',
      pending_update_count: 7,
      last_error_date: 1_778_655_600,
      last_error_message: 'Connection timed out',
      status: 'member',
    };
    expect((await asked({ bots: good(failing) })).webhook).toEqual({
      isOurs: false,
      pendingCount: 7,
      lastError: { at: new Date(1_778_655_600_000), message: 'Connection timed out' },
    });
    const polled = await asked({ bots: good(failing) }, { TELEGRAM_UPDATES: 'polling' });
    expect(polled.webhook).toEqual({ isOurs: true, pendingCount: 0, lastError: null });
  });

  test('a refused token is an answer, and no lost group; a refusal for a while is no answer', async () => {
    const refused = await asked({ bots: refusing(401, 'Unauthorized') });
    expect(refused).toMatchObject({ webhook: 'refused', lostChats: [] });
    const later = await asked({ bots: refusing(429, 'Too Many Requests', { retry_after: 3 }) });
    expect(later).toMatchObject({ webhook: null, lostChats: [], unanswered: ['Telegram'] });
  });
});

describe('BO-367 certificates', () => {
  const hosts: string[] = [];
  const readCertificate: OutsideServices['readCertificate'] = async (host) => {
    hosts.push(host);
    return { host, validFrom: null, validTo: null, problem: 'ERR_SSL_X' };
  };

  test('are read of the brand’s verified public hosts, and of none in the sandbox', async () => {
    const { deps, merchantId } = osh;
    const verifiedAt = new Date();
    await deps.db.asPlatform((tx) =>
      tx.insert(domains).values([
        { merchantId, host: `${merchantId}.example`, verifiedAt },
        { merchantId, host: `${merchantId}.localhost`, verifiedAt },
        { merchantId, host: `new-${merchantId}.example` },
      ]),
    );
    expect((await asked({ readCertificate })).certificates).toEqual([]);
    expect(hosts).toEqual([]);
    const { certificates } = await asked({ readCertificate }, { SANDBOX: false });
    expect(certificates.map(({ host }) => host)).toContain(`${merchantId}.example`);
    expect(hosts.filter((host) => host.endsWith('.localhost') || host.startsWith('new-'))).toEqual([]);
    expect(hosts.every((host) => host.includes(merchantId))).toBe(true);
  });
});

describe('BO-367 services that do not answer', () => {
  test.each(['down', 'error', 'changed', 'cut'])('one that is %s is named', async (mode) => {
    for (const service of ['eskiz', 'telegram']) await sandbox('faults', { service, mode });
    const answers = await asked();
    for (const service of ['eskiz', 'telegram']) await sandbox('faults', { service, mode: 'ok' });
    expect(answers).toMatchObject({ smsAccounts: [], webhook: null, lostChats: [] });
    expect(answers.unanswered).toEqual(['Eskiz', 'Telegram']);
  });

  test('ones that never answer are waited for together, and not longer than the limit', async () => {
    const silent = {
      limitMs: 20,
      smsBalances: { ESKIZ: never },
      bots: telegram(never),
      readCertificate: never,
    };
    const { unanswered } = await asked(silent, { SANDBOX: false });
    expect(unanswered).toEqual(expect.arrayContaining(['Eskiz', 'Telegram', `${osh.merchantId}.test`]));
  });
});

test('BO-367 a brand without accounts has no questions', async () => {
  const { deps, merchantId } = osh;
  const own = eq(merchants.merchantId, merchantId);
  await deps.db.asPlatform((tx) => tx.update(merchants).set({ secrets: null }).where(own));
  expect(await asked({ bots: telegram(never), limitMs: 20 })).toMatchObject({
    webhook: null,
    unanswered: [],
  });
  await giveSecrets({ telegramBotToken: BOT_TOKEN });
  await deps.db.asPlatform((tx) =>
    tx
      .update(settings)
      .set({ server: sql`${settings.server} - 'telegramStaffChat'` })
      .where(eq(settings.merchantId, merchantId)),
  );
  expect(await asked({ bots: refusing(400, 'Bad Request: chat not found') })).toMatchObject({
    lostChats: [],
    unanswered: ['Telegram'],
  });
});
