import { MINUTE_MS } from '@dasturxon/core/kernel';
import {
  type BrandSetup,
  SetupSteps,
  type SetupStep,
  type StepState,
  TEST_MINUTES,
} from '@dasturxon/core/onboarding';
import type { AuditAction } from '@dasturxon/core/staff';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';

import { writeAudit } from '../audit/write-audit.ts';
import type { Tx } from '../db/connect.ts';
import { categories, products } from '../db/schema/catalog.ts';
import { brandSetups } from '../db/schema/editing/onboarding.ts';
import { orders } from '../db/schema/orders.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { parsePhone } from '../sign-in/send-code.ts';
import { phoneHash } from '../users/phone-hash.ts';
import { siteOrigins } from '../merchants/site-origins.ts';

type Row = typeof brandSetups.$inferSelect;

async function rowOf({ merchantId }: SignedIn, tx: Tx): Promise<Row | null> {
  const [row] = await tx.select().from(brandSetups).where(eq(brandSetups.merchantId, merchantId));
  return row ?? null;
}

/** The newest test order of the brand. */
async function testOrder({ merchantId }: SignedIn, tx: Tx) {
  const [row] = await tx
    .select({ id: orders.id, number: orders.number, status: orders.status, isPaid: orders.isPaid })
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), sql`${orders.data} ->> 'isTest' = 'true'`))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row ?? null;
}

async function sizeOfMenu({ merchantId }: SignedIn, tx: Tx) {
  const [shelves] = await tx
    .select({ n: count() })
    .from(categories)
    .where(eq(categories.merchantId, merchantId));
  const [dishes] = await tx.select({ n: count() }).from(products).where(eq(products.merchantId, merchantId));
  return { categories: shelves?.n ?? 0, products: dishes?.n ?? 0 };
}

async function toSetup(ctx: SignedIn, tx: Tx, row: Row | null): Promise<Omit<BrandSetup, 'storefront'>> {
  return {
    isOver: row === null || row.endedAt !== null,
    steps: v.parse(SetupSteps, row?.steps ?? {}),
    isSandbox: ctx.env.SANDBOX,
    menu: await sizeOfMenu(ctx, tx),
    test: row?.testUntil
      ? {
          until: row.testUntil.toISOString(),
          isMine: row.testBy === ctx.caller.userId,
          order: await testOrder(ctx, tx),
        }
      : null,
  };
}

async function withStorefront(ctx: SignedIn, setup: Omit<BrandSetup, 'storefront'>): Promise<BrandSetup> {
  const [storefront = ''] = await siteOrigins(ctx, ctx.merchantId, ctx.header('host') ?? '');
  return { ...setup, storefront };
}

/** How far the brand of the caller is with its set-up (BO-332). */
export const readSetup = async (ctx: SignedIn): Promise<BrandSetup> =>
  withStorefront(
    ctx,
    await ctx.db.inTenant(ctx.merchantId, async (tx) => toSetup(ctx, tx, await rowOf(ctx, tx))),
  );

type Change = { action: AuditAction; set: object; after: Record<string, unknown> | null };

/** Changes a set-up that is not ended; one that is stays as it is. */
async function changeSetup(ctx: SignedIn, { action, set, after }: Change): Promise<BrandSetup> {
  const setup = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [row] = await tx
      .update(brandSetups)
      .set(set)
      .where(and(eq(brandSetups.merchantId, ctx.merchantId), isNull(brandSetups.endedAt)))
      .returning();
    if (row)
      await writeAudit(ctx, tx, {
        action,
        subject: 'settings',
        subjectId: 'set-up',
        branchId: null,
        before: null,
        after,
      });
    return toSetup(ctx, tx, row ?? (await rowOf(ctx, tx)));
  });
  return withStorefront(ctx, setup);
}

/** Keeps how a step was left; another tab or device goes on from there. */
export const leaveStep = (ctx: SignedIn, { step, state }: { step: SetupStep; state: StepState }) =>
  changeSetup(ctx, {
    action: 'setup.step',
    set: { steps: sql`${brandSetups.steps} || jsonb_build_object(${step}::text, ${state}::text)` },
    after: { step, state },
  });

/** For an hour the orders of a guest's phone are test orders: staff do not order at the storefront (D10). Throws phone.invalid. */
export const beginTest = (ctx: SignedIn, phone: string) =>
  changeSetup(ctx, {
    action: 'setup.test',
    set: {
      testBy: ctx.caller.userId,
      testPhoneHash: phoneHash(ctx, parsePhone(phone)),
      testUntil: new Date(ctx.now().getTime() + TEST_MINUTES * MINUTE_MS),
    },
    after: null,
  });

/** Ends the set-up. */
export const endSetup = (ctx: SignedIn) =>
  changeSetup(ctx, { action: 'setup.end', set: { endedAt: ctx.now() }, after: null });
