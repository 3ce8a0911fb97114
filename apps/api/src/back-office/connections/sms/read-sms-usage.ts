import type { SmsUsage } from '@dasturxon/core/connections';
import { formatIsoDay } from '@dasturxon/core/format';
import { SMS_GATEWAYS } from '@dasturxon/core/merchant';
import { eq } from 'drizzle-orm';

import { answerWithin } from '../../../gateways/answer-within.ts';
import { merchants } from '../../../db/schema/merchants.ts';
import {
  type ReadSmsBalance,
  SmsAccountRefused,
  type SmsAccount,
  type SmsAccounts,
} from '../../../gateways/sms/sms-gateway.ts';
import { countsOf, windowOf } from '../../../http/limits/rate-limit.ts';
import { MERCHANT_LIMIT } from '../../../sign-in/sms-limits.ts';
import { smsRoute } from '../../../sign-in/sms/sms-route.ts';
import { smsCostsOf, usageSince } from '../../../sign-in/sms/sms-usage.ts';
import type { SignedIn } from '../systems/deps.ts';

/** The page waits for the slowest gateway at most this long. */
const LIMIT_MS = 3_000;

type Balance = SmsUsage['balances'][number];
type Asked = Pick<Balance, 'outcome' | 'balance'>;

async function askBalance(ctx: SignedIn, read: ReadSmsBalance, account: SmsAccount): Promise<Asked> {
  const failed = (err: unknown) => ctx.log.info({ err }, 'no balance of an sms gateway');
  const limitMs = ctx.outsideServices?.limitMs ?? LIMIT_MS;
  const answer = await answerWithin({ limitMs, failed }, async (signal): Promise<Asked> => {
    try {
      return { outcome: 'read', balance: await read(account, signal) };
    } catch (error) {
      if (error instanceof SmsAccountRefused) return { outcome: 'refused', balance: null };
      throw error;
    }
  });
  return answer ?? { outcome: 'unreachable', balance: null };
}

/** The balances of the accounts that the brand has, all asked at once. */
const balancesOf = (ctx: SignedIn, accounts: SmsAccounts): Promise<Balance[]> =>
  Promise.all(
    SMS_GATEWAYS.filter((gateway) => accounts[gateway]).map(async (gateway) => {
      const [account, read] = [accounts[gateway], ctx.outsideServices?.smsBalances[gateway]];
      const asked: Asked =
        account && read ? await askBalance(ctx, read, account) : { outcome: 'notOffered', balance: null };
      return { gateway, ...asked };
    }),
  );

/** What SMS cost the brand: balances, what was sent in this calendar month, and the codes of today's limit. */
export async function readSmsUsage(ctx: SignedIn): Promise<SmsUsage> {
  const { merchantId } = ctx;
  const now = ctx.now();
  const from = `${formatIsoDay(now, ctx.tenant.timeZone).slice(0, 7)}-01`;
  const { accounts } = await smsRoute(ctx, merchantId);
  const balances = await balancesOf(ctx, accounts);
  return ctx.db.inTenant(merchantId, async (tx) => {
    const [row] = await tx
      .select({ data: merchants.data })
      .from(merchants)
      .where(eq(merchants.merchantId, merchantId));
    const costs = smsCostsOf(row?.data);
    const sent = await usageSince(tx, { merchantId, from });
    const [codes = 0] = await countsOf(tx, [MERCHANT_LIMIT], { merchantId, now });
    const endsAt = new Date(windowOf(MERCHANT_LIMIT, now).getTime() + MERCHANT_LIMIT.seconds * 1000);
    return {
      balances,
      month: { from, ...sent, spent: costs.partPrice === null ? null : sent.parts * costs.partPrice },
      today: { codes, endsAt: endsAt.toISOString() },
      costs,
    };
  });
}
