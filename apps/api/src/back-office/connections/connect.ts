import {
  ACCOUNT_FIELDS,
  type ConnectedProvider,
  type Connections,
  needsAcceptance,
  withFields,
} from '@dasturxon/core/connections';
import type { SmsGateway } from '@dasturxon/core/merchant';
import * as v from 'valibot';

import { writeAudit } from '../../audit/write-audit.ts';
import { BotToken, changeBot } from '../../bot/setup/configure-bot.ts';
import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { namedMerchant } from '../../merchants/named-merchant.ts';
import { accountProofs } from '../../payments/calls/account-proofs.ts';
import { readAccount } from '../../payments/attempts/accounts.ts';
import { changePayment, wrongFields } from '../../payments/commands/configure-payment.ts';
import { changeSms } from '../../sign-in/sms/configure-sms.ts';
import type { SignedIn } from './systems/deps.ts';
import { acceptUntested } from './accept-untested.ts';
import { connectionsIn } from './read-connections.ts';

type Kind = 'payment' | 'sms' | 'bot';
/** A change, and what the audit log keeps of it: names of fields, never values. */
type Change = { kind: Kind; subjectId: string; after: object; make: (tx: Tx) => Promise<void> };

/** Makes a change once per key. The stored answer has no secret, and of the body only a hash is kept. */
function change(
  ctx: SignedIn,
  { kind, subjectId, after, make }: Change,
  sent: KeyedCall,
): Promise<Reply<Connections>> {
  // Guests of every branch pay and sign in by these.
  if (ctx.caller.branchIds !== null) throw apiError('forbidden');
  return doOnce(ctx, sent, async (tx) => {
    await make(tx);
    await writeAudit(ctx, tx, {
      action: `connection.${kind}`,
      subject: 'connection',
      subjectId,
      branchId: null,
      before: null,
      after,
    });
    return connectionsIn(ctx, tx);
  });
}

type Payment = {
  type: ConnectedProvider;
  fields: Record<string, string>;
  isOn: boolean;
  accept?: string | undefined;
};

async function setPayment(ctx: SignedIn, tx: Tx, { type, fields, isOn, accept }: Payment): Promise<void> {
  const { merchantId } = ctx;
  const before = (await readAccount(ctx, tx, { merchantId, provider: type })) ?? {};
  const account = withFields(before, fields);
  const isTyped = Object.values(fields).some((text) => text.trim() !== '');
  const wrong = isTyped || isOn ? (wrongFields(type, account) ?? []) : [];
  if (wrong.length > 0) throw apiError('connection.incomplete', { fields: wrong.slice(0, 20) });
  await changePayment(ctx, tx, { merchantId, type, account: isTyped ? account : undefined, isActive: isOn });
  const proofOf = await accountProofs(tx, merchantId);
  if (isOn && needsAcceptance(proofOf(type))) await acceptUntested(ctx, tx, { providers: [type], accept });
}

/**
 * Sets fields of a provider's account, and offers it to guests or not, as `brand:pay` does. Throws request.invalid for a field
 * that the account does not have, connection.incomplete for fields that are missing or wrong, and connection.untested where it would be
 * offered without a passed test or the typed confirmation.
 */
export async function connectPayment(
  ctx: SignedIn,
  asked: Payment,
  sent: KeyedCall,
): Promise<Reply<Connections>> {
  const { type, fields, isOn } = asked;
  const known = ACCOUNT_FIELDS[type].map(({ name }) => name);
  if (!Object.keys(fields).every((name) => known.includes(name))) throw apiError('request.invalid');
  const typed = Object.keys(fields).filter((name) => fields[name]?.trim() !== '');
  const make = (tx: Tx) => setPayment(ctx, tx, asked);
  const reply = await change(
    ctx,
    { kind: 'payment', subjectId: type, after: { fields: typed, isOn }, make },
    sent,
  );
  ctx.tenants.forget();
  return reply;
}

/** Sets the account at an SMS gateway, which goes first from now on, as `brand:sms` does. */
export function connectSms(
  ctx: SignedIn,
  { gateway, username, password }: { gateway: SmsGateway; username: string; password: string },
  sent: KeyedCall,
): Promise<Reply<Connections>> {
  const make = async (tx: Tx) => {
    const merchant = await namedMerchant(ctx, tx, ctx.merchantId);
    await changeSms(ctx, tx, { merchant, gateway, account: { username, password } });
  };
  return change(ctx, { kind: 'sms', subjectId: gateway, after: { gateway }, make }, sent);
}

/** Sets the token of the bot and has it set up, as `brand:bot` does. Throws connection.incomplete for what is no token. */
export async function connectBot(
  ctx: SignedIn,
  { token }: { token: string },
  sent: KeyedCall,
): Promise<Reply<Connections>> {
  if (!v.is(BotToken, token)) throw apiError('connection.incomplete', { fields: ['token'] });
  const make = async (tx: Tx) =>
    changeBot(ctx, tx, { merchant: await namedMerchant(ctx, tx, ctx.merchantId), token });
  const reply = await change(
    ctx,
    { kind: 'bot', subjectId: 'telegram', after: { fields: ['token'] }, make },
    sent,
  );
  ctx.wakeJobs();
  return reply;
}
