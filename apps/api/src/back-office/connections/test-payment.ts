import type { ConnectedProvider, ConnectionTest } from '@dasturxon/core/connections';

import { readAccount } from '../../payments/attempts/accounts.ts';
import type { SignedIn } from './systems/deps.ts';

const ended = (outcome: ConnectionTest['outcome']): ConnectionTest => ({ outcome, detail: null });

/**
 * Whether a provider takes the keys of the brand, by a call that moves no money. A provider that only calls us cannot be asked: its
 * keys are complete, and only its own test shows that they are right.
 */
export async function testPayment(ctx: SignedIn, type: ConnectedProvider): Promise<ConnectionTest> {
  const account = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    readAccount(ctx, tx, { merchantId: ctx.merchantId, provider: type }),
  );
  if (account === null) return ended('notSet');
  const at = ctx.payments.get(type)?.at(account) ?? null;
  if (at === null) return ended('incomplete');
  if (!at.takesKeys) return ended('callsOnly');
  try {
    const isTaken = await at.takesKeys(ctx.now());
    if (isTaken === null) return ended('callsOnly');
    return ended(isTaken ? 'good' : 'refused');
  } catch {
    return ended('unreachable');
  }
}
