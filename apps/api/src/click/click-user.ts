import { normalizePhone } from '@dasturxon/core/format';
import { and, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/customers.ts';
import type { Ctx } from './deps.ts';
import type { ClickProfile } from '../gateways/click/click-profile.ts';
import { apiError } from '../http/api-error.ts';
import { userByPhone, type UserRow } from '../users/find-user.ts';

async function userByClick(ctx: Ctx, tx: Tx, clickId: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.merchantId, ctx.merchantId), eq(users.clickId, clickId), isNull(users.deletedAt)));
  return row ?? null;
}

/**
 * The account with this phone unless another Click client has it: a phone can get a new owner, a client id cannot.
 */
async function link(ctx: Ctx, tx: Tx, known: { holder: UserRow; clickId: string }): Promise<UserRow | null> {
  const [linked] = await tx
    .update(users)
    .set({ clickId: known.clickId, updatedAt: ctx.now() })
    .where(and(eq(users.merchantId, ctx.merchantId), eq(users.id, known.holder.id), isNull(users.clickId)))
    .returning();
  return linked ?? null;
}

/**
 * The user of a Click client: by client id, else by phone, else a new customer. Concurrent calls get the same user.
 * Throws server.unavailable if another account took the phone concurrently.
 */
export async function userOfClick(ctx: Ctx, tx: Tx, profile: ClickProfile): Promise<UserRow> {
  const { clientId: clickId, firstName, lastName } = profile;
  const known = await userByClick(ctx, tx, clickId);
  if (known) return known;
  const phone = profile.phone && normalizePhone(`+${profile.phone.replace(/^\+/, '')}`);
  const holder = phone ? await userByPhone(ctx, tx, phone) : null;
  const linked = holder && (await link(ctx, tx, { holder, clickId }));
  if (linked) return linked;
  const now = ctx.now();
  const row = { merchantId: ctx.merchantId, id: ctx.newId(), clickId, firstName, lastName };
  const [made] = await tx
    .insert(users)
    .values({ ...row, phone: holder ? null : phone, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  const winner = made ?? (await userByClick(ctx, tx, clickId));
  if (!winner) throw apiError('server.unavailable', { seconds: 1 });
  return winner;
}
