import { Hono } from 'hono';
import * as v from 'valibot';

import { readJson, refuse } from '../json.ts';
import { sandboxAccount } from './sandbox-accounts.ts';

const FULL = 1_000_000;
const KEPT = 1_000;

const Balance = v.strictObject({
  vendor: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/)),
  /** Soʻm. */
  balance: v.pipe(v.number(), v.minValue(-1_000_000), v.maxValue(1_000_000_000)),
});

/** The money left on Eskiz accounts, by email. */
export interface SmsBalances {
  of(email: string): number;
  set(email: string, balance: number): void;
}

/** Each account has a million soʻm until it is set otherwise. */
export function createSmsBalances(): SmsBalances {
  const balances = new Map<string, number>();
  return {
    of: (email) => balances.get(email) ?? FULL,
    set(email, balance) {
      balances.set(email, balance);
      if (balances.size > KEPT) for (const oldest of balances.keys().take(1)) balances.delete(oldest);
    },
  };
}

/** Sets the balance that Eskiz answers for a brand's account. */
export function smsBalanceRoutes(balances: SmsBalances): Hono {
  const routes = new Hono();
  routes.post('/balance', async (c) => {
    const body = v.safeParse(Balance, await readJson(c));
    if (!body.success) return refuse(c, 'bad_body', 400);
    balances.set(sandboxAccount(body.output.vendor, 'ESKIZ').username, body.output.balance);
    return c.json(body.output);
  });
  return routes;
}
