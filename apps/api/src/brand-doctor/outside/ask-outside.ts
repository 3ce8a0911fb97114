import { NOT_ASKED, type OutsideAnswers, type SmsAccountState } from '@dasturxon/core/brand-doctor';
import { SMS_GATEWAY_NAMES, SMS_GATEWAYS } from '@dasturxon/core/merchant';
import { and, asc, eq, isNotNull } from 'drizzle-orm';

import { readBotBrand, staffChatsOf } from '../../bot/messages/bot-brand.ts';
import { domains } from '../../db/schema/merchants.ts';
import type { OutsideServices } from '../../gateways/outside/outside-services.ts';
import { SmsAccountRefused, type SmsAccount, type SmsAccounts } from '../../gateways/sms/sms-gateway.ts';
import type { CommandDeps } from '../../http/serving/context.ts';
import { readMiniAppKeys } from '../../mini-apps/mini-app-keys.ts';
import { smsRoute } from '../../sign-in/sms/sms-route.ts';
import { answerWithin } from '../../gateways/answer-within.ts';
import { askLostChats, askWebhook } from './ask-bot.ts';

/** All services are asked at once: a check-up takes this longer at most. */
const LIMIT_MS = 3_000;
/** Verified hosts of a brand whose certificates are read. */
const HOSTS_AT_MOST = 20;

/** What asking needs of the server. */
export type AskDeps = Pick<CommandDeps, 'db' | 'env' | 'secrets' | 'log' | 'outsideServices'>;

type Asking = AskDeps & { services: OutsideServices; merchantId: string };
type Part = Partial<OutsideAnswers>;

/** One question: what it is called when it is not answered, and the answer. */
async function ask(
  { log, merchantId, services: { limitMs = LIMIT_MS } }: Asking,
  service: string,
  question: (signal: AbortSignal) => Promise<Part>,
): Promise<Part> {
  const failed = (err: unknown) =>
    log.info({ err, merchantId, service }, 'the brand doctor got no answer from a service');
  return (await answerWithin({ limitMs, failed }, question)) ?? { unanswered: [service] };
}

/** The balances of the brand's accounts, at the gateways that can be asked for them. */
function askSms(asking: Asking, accounts: SmsAccounts): Promise<Part>[] {
  return SMS_GATEWAYS.flatMap((gateway) => {
    const [account, read] = [accounts[gateway], asking.services.smsBalances[gateway]];
    if (!account || !read) return [];
    const state = async (signal: AbortSignal, own: SmsAccount): Promise<SmsAccountState['balance']> => {
      try {
        return await read(own, signal);
      } catch (error) {
        if (error instanceof SmsAccountRefused) return 'refused';
        throw error;
      }
    };
    return ask(asking, SMS_GATEWAY_NAMES[gateway], async (signal) => ({
      smsAccounts: [{ gateway, balance: await state(signal, account) }],
    }));
  });
}

/** Where the updates of the brand's bot go, and which groups it has lost. */
async function askTelegram(asking: Asking): Promise<Part[]> {
  const { db, env, merchantId, services } = asking;
  const { telegramBotToken: token } = await readMiniAppKeys(asking, merchantId);
  if (token === null) return [];
  const brand = await db.inTenant(merchantId, readBotBrand);
  const api = services.bots.api(token);
  const about = { env, ownUrl: services.ownUrl, brand };
  return Promise.all([
    ask(asking, 'Telegram', async () => ({ webhook: await askWebhook(api, about) })),
    ask(asking, 'Telegram', async () => ({
      lostChats: await askLostChats(api, { token, chats: [...staffChatsOf(brand)] }),
    })),
  ]);
}

/** The brand's verified hosts that browsers reach over the internet. */
async function publicHosts({ db, env, merchantId }: Asking): Promise<string[]> {
  if (env.SANDBOX) return [];
  const rows = await db.inTenant(merchantId, (tx) =>
    tx
      .select({ host: domains.host })
      .from(domains)
      .where(and(eq(domains.merchantId, merchantId), isNotNull(domains.verifiedAt)))
      .orderBy(asc(domains.host)),
  );
  return rows
    .map(({ host }) => host)
    .filter((host) => !/(?:^|\.)localhost$/.test(host))
    .slice(0, HOSTS_AT_MOST);
}

async function askHosts(asking: Asking): Promise<Part[]> {
  const hosts = await publicHosts(asking);
  return Promise.all(
    hosts.map((host) =>
      ask(asking, host, async (signal) => ({
        certificates: [await asking.services.readCertificate(host, signal)],
      })),
    ),
  );
}

/**
 * Asks the services that a brand depends on, all at once and with a short limit. One that is down gives no finding: it is
 * named as unanswered. A server without these services, such as that of a test, asks none.
 */
export async function askOutside(deps: AskDeps, merchantId: string): Promise<OutsideAnswers> {
  const { outsideServices: services } = deps;
  if (!services) return NOT_ASKED;
  const asking = { ...deps, services, merchantId };
  const { accounts } = await smsRoute(deps, merchantId);
  const groups = await Promise.all([
    Promise.all(askSms(asking, accounts)),
    askTelegram(asking),
    askHosts(asking),
  ]);
  const parts = groups.flat();
  return {
    smsAccounts: parts.flatMap(({ smsAccounts = [] }) => smsAccounts),
    webhook: parts.find(({ webhook }) => webhook)?.webhook ?? null,
    lostChats: parts.flatMap(({ lostChats = [] }) => lostChats),
    certificates: parts.flatMap(({ certificates = [] }) => certificates),
    unanswered: [...new Set(parts.flatMap(({ unanswered = [] }) => unanswered))],
  };
}
