import { isWebhookFailing } from '@dasturxon/core/brand-doctor';
import {
  CONNECTED_PROVIDERS,
  type ConnectedProvider,
  type ConnectionTest,
  type TestedConnection,
} from '@dasturxon/core/connections';

import { writeAudit } from '../../audit/write-audit.ts';
import { readBotBrand } from '../../bot/messages/bot-brand.ts';
import { readWebhookState } from '../../bot/setup/webhook-state.ts';
import { botOf } from '../../bot/chats/bot-token.ts';
import { SmsRefused } from '../../gateways/sms/sms-gateway.ts';
import { BotRefused } from '../../gateways/telegram/bot-api.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { keepTest } from '../../payments/calls/account-proofs.ts';
import { countUsage } from '../../sign-in/sms/sms-usage.ts';
import { smsRoute } from '../../sign-in/sms/sms-route.ts';
import type { SignedIn } from './systems/deps.ts';
import { testPayment } from './test-payment.ts';
import { testAggregatorConnection, testCrmConnection, testTillConnection } from './systems/test-systems.ts';

const ended = (outcome: ConnectionTest['outcome'], detail: string | null = null): ConnectionTest => ({
  outcome,
  detail,
});

/** Whether Telegram takes the token, and whether the bot's updates come here. */
async function testBot(ctx: SignedIn): Promise<ConnectionTest> {
  const api = await botOf(ctx, ctx.merchantId);
  if (api === null) return ended('notSet');
  try {
    const { username } = await api.getMe();
    const brand = await ctx.db.inTenant(ctx.merchantId, readBotBrand);
    const state = await readWebhookState(api, { ...ctx, brand });
    const name = `@${username}`;
    if (!state.isOurs) return ended('webhook', name);
    if (!isWebhookFailing(state, ctx.now())) return ended('good', name);
    return ended('webhookError', state.lastError?.message ?? null);
  } catch (error) {
    return error instanceof BotRefused ? ended('refused', error.description) : ended('unreachable');
  }
}

/** Sends an SMS to the caller's own phone through the brand's gateways. */
async function testSms(ctx: SignedIn): Promise<ConnectionTest> {
  const { phone } = ctx.caller;
  if (phone === null) throw apiError('order.phoneMissing');
  const route = await smsRoute(ctx, ctx.merchantId);
  if (Object.keys(route.accounts).length === 0) return ended('notSet');
  const text = route.template.replace('{code}', '0000');
  try {
    const gateway = await ctx.sendSms({ id: ctx.newId(), phone, text }, route);
    await countUsage(ctx, { merchantId: ctx.merchantId, gateway, text });
    return ended('good', gateway);
  } catch (error) {
    return error instanceof SmsRefused && !error.retryable ? ended('refused') : ended('unreachable');
  }
}

const isProvider = (kind: TestedConnection): kind is ConnectedProvider =>
  (CONNECTED_PROVIDERS as readonly string[]).includes(kind);

type Test = (ctx: SignedIn) => Promise<ConnectionTest>;

const TESTS: Readonly<Record<TestedConnection, Test>> = {
  PAYME: (ctx) => testPayment(ctx, 'PAYME'),
  CLICK: (ctx) => testPayment(ctx, 'CLICK'),
  UZUM: (ctx) => testPayment(ctx, 'UZUM'),
  PAYNET: (ctx) => testPayment(ctx, 'PAYNET'),
  RAHMAT: (ctx) => testPayment(ctx, 'RAHMAT'),
  BOT: testBot,
  SMS: testSms,
  TILL: testTillConnection,
  CRM: testCrmConnection,
  YANDEX_EATS: (ctx) => testAggregatorConnection(ctx, 'YANDEX_EATS'),
  EXPRESS_24: (ctx) => testAggregatorConnection(ctx, 'EXPRESS_24'),
};

/** Tests a connection, once per key. The services are asked outside of the transaction that keeps the result. */
export async function testConnection(
  ctx: SignedIn,
  { kind }: { kind: TestedConnection },
  sent: KeyedCall,
): Promise<Reply<ConnectionTest>> {
  const at = ctx.now();
  const result = await TESTS[kind](ctx);
  return doOnce(ctx, sent, async (tx) => {
    if (isProvider(kind)) await keepTest(tx, ctx.merchantId, { type: kind, outcome: result.outcome, at });
    await writeAudit(ctx, tx, {
      action: 'connection.test',
      subject: 'connection',
      subjectId: kind,
      branchId: null,
      before: null,
      after: { outcome: result.outcome },
    });
    return result;
  });
}
