import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { sessions } from '../db/schema/customers.ts';
import { staffSessions } from '../db/schema/staff.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { namedMerchant } from '../merchants/named-merchant.ts';
import { TypedPhone } from '../users/configure-staff.ts';
import { userByPhone } from '../users/find-user.ts';

/** Whose sessions end: those of one phone, or of everyone at the brand. */
export const SignedOutPeople = v.pipe(
  v.object({ sub: v.string(), phone: v.optional(TypedPhone), all: v.optional(v.boolean(), false) }),
  v.check(({ phone, all }) => all === (phone === undefined), 'either --phone or --all'),
);
export type SignedOutPeople = v.InferOutput<typeof SignedOutPeople>;

/** Ends the open sessions of a merchant, or of one of its users: the storefront's and the back office's. */
async function endAll(tx: Tx, about: { merchantId: string; userId: string | null; now: Date }) {
  const { merchantId, userId, now } = about;
  let ended = 0;
  for (const table of [sessions, staffSessions]) {
    const own = userId === null ? undefined : eq(table.userId, userId);
    const open = and(eq(table.merchantId, merchantId), isNull(table.revokedAt), own);
    const rows = await tx.update(table).set({ revokedAt: now }).where(open).returning({ id: table.id });
    ended += rows.length;
  }
  return ended;
}

/** Signs people of a brand out everywhere, as after a stolen phone or device. Throws for an unknown brand or phone. */
export async function signOutPeople(deps: CommandDeps, { sub, phone }: SignedOutPeople): Promise<string> {
  const { merchantId } = await deps.db.asPlatform((tx) => namedMerchant(deps, tx, sub));
  const ended = await deps.db.inTenant(merchantId, async (tx) => {
    const user = phone === undefined ? null : await userByPhone({ merchantId }, tx, phone);
    if (phone !== undefined && !user) throw new Error(`no one has the phone ${phone} at ${sub}`);
    return endAll(tx, { merchantId, userId: user?.id ?? null, now: deps.now() });
  });
  return `${sub}: ${ended === 1 ? '1 session is' : `${ended} sessions are`} ended`;
}
