import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { telegramLaunches } from '../db/schema/customers.ts';
import type { Ctx } from '../http/serving/context.ts';
import { SKEW_MS } from '../gateways/telegram/init-data.ts';
import type { SignedAnswer } from '../gateways/telegram/signed-answer.ts';
import { sha256 } from '../kernel/secrets.ts';

/** Maximum sign-ins with one init data: reloads repeat it, more suggests a copy (T15). */
const USES = 5;

const maxAgeMs = (ctx: Pick<Ctx, 'env'>) => ctx.env.INIT_DATA_MAX_AGE * 1000;

function rowOf(ctx: Ctx, { hash, signedAt }: SignedAnswer) {
  const expiresAt = new Date(signedAt.getTime() + maxAgeMs(ctx) + SKEW_MS);
  return { merchantId: ctx.merchantId, launch: sha256(hash), expiresAt };
}

/** Counts one more sign-in by a launch. False above the limit, or after a sign-out (T15). */
export async function countLaunch(ctx: Ctx, tx: Tx, signed: SignedAnswer): Promise<boolean> {
  const { merchantId } = ctx;
  await tx
    .delete(telegramLaunches)
    .where(and(eq(telegramLaunches.merchantId, merchantId), lt(telegramLaunches.expiresAt, ctx.now())));
  const used = await tx
    .insert(telegramLaunches)
    .values(rowOf(ctx, signed))
    .onConflictDoUpdate({
      target: [telegramLaunches.merchantId, telegramLaunches.launch],
      set: { uses: sql`${telegramLaunches.uses} + 1` },
      setWhere: and(lt(telegramLaunches.uses, USES), isNull(telegramLaunches.deniedAt)),
    })
    .returning({ uses: telegramLaunches.uses });
  return used.length === 1;
}

/** Whether this launch was signed out. */
export async function isDenied(ctx: Ctx, tx: Tx, signed: SignedAnswer): Promise<boolean> {
  const { merchantId, launch } = rowOf(ctx, signed);
  const denied = await tx
    .select({ launch: telegramLaunches.launch })
    .from(telegramLaunches)
    .where(
      and(
        eq(telegramLaunches.merchantId, merchantId),
        eq(telegramLaunches.launch, launch),
        isNotNull(telegramLaunches.deniedAt),
      ),
    );
  return denied.length > 0;
}

/** Blocks further sign-ins by this launch (T15). */
export async function denyLaunch(ctx: Ctx, tx: Tx, signed: SignedAnswer): Promise<void> {
  const row = rowOf(ctx, signed);
  if (row.expiresAt < ctx.now()) return;
  await tx
    .insert(telegramLaunches)
    .values({ ...row, deniedAt: ctx.now() })
    .onConflictDoUpdate({
      target: [telegramLaunches.merchantId, telegramLaunches.launch],
      set: { deniedAt: ctx.now() },
    });
}
