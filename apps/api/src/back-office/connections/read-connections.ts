import {
  CONNECTED_PROVIDERS,
  type Connections,
  isUntestedAccount,
  setFields,
} from '@dasturxon/core/connections';
import { SMS_GATEWAYS } from '@dasturxon/core/merchant';
import { eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { paymentMethods } from '../../db/schema/content.ts';
import { namedMerchant } from '../../merchants/named-merchant.ts';
import { accountProofs } from '../../payments/calls/account-proofs.ts';
import { readAccount } from '../../payments/attempts/accounts.ts';
import { callbackOf } from '../../payments/commands/configure-payment.ts';
import { chosenGateway, smsAccountsOf } from '../../sign-in/sms/sms-route.ts';
import type { SignedIn } from './systems/deps.ts';

async function readPayments(ctx: SignedIn, tx: Tx): Promise<Connections['payments']> {
  const { merchantId } = ctx;
  const rows = await tx.select().from(paymentMethods).where(eq(paymentMethods.merchantId, merchantId));
  const proofOf = await accountProofs(tx, merchantId);
  const found: Connections['payments'] = [];
  for (const type of CONNECTED_PROVIDERS) {
    const account = await readAccount(ctx, tx, { merchantId, provider: type });
    const proof = proofOf(type);
    found.push({
      type,
      isOn: rows.some((row) => row.type === type && row.isActive),
      set: account === null ? [] : setFields(type, account),
      callbackUrl: await callbackOf(ctx, tx, { merchantId, type }),
      lastCallAt: proof.lastCallAt?.toISOString() ?? null,
      test: proof.test && { outcome: proof.test.outcome, at: proof.test.at.toISOString() },
      isUntested: isUntestedAccount(proof),
    });
  }
  return found;
}

/** What the brand is connected to: which secrets are set, never what they are (T66). */
export async function connectionsIn(ctx: SignedIn, tx: Tx): Promise<Connections> {
  const { row, secrets } = await namedMerchant(ctx, tx, ctx.merchantId);
  const first = chosenGateway(row.data);
  const accounts = smsAccountsOf(secrets, first);
  return {
    payments: await readPayments(ctx, tx),
    sms: SMS_GATEWAYS.map((gateway) => ({
      gateway,
      isFirst: first === gateway,
      isSet: accounts[gateway] !== undefined,
    })),
    bot: { isSet: typeof secrets['telegramBotToken'] === 'string' },
  };
}

/** The same in a transaction of its own. */
export const readConnections = (ctx: SignedIn): Promise<Connections> =>
  ctx.db.inTenant(ctx.merchantId, (tx) => connectionsIn(ctx, tx));
