import * as v from 'valibot';
import { Address } from '@dasturxon/core/address';
import type { SaveAddress } from '@dasturxon/core/api';
import { and, asc, eq } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { addresses } from '../db/schema/customers.ts';
import { cities } from '../db/schema/places.ts';
import type { SignedIn } from '../http/serving/context.ts';
import type { Reply } from '../http/answers.ts';
import { doOnce } from '../http/serving/idempotency.ts';
import { countAgainst } from '../http/limits/rate-limit.ts';
import { found, apiError } from '../http/api-error.ts';
import { ownId } from '../users/own-id.ts';

/** How many addresses one customer may save in an hour. */
const SAVES_AN_HOUR = 60;

const own = (ctx: SignedIn) =>
  and(eq(addresses.merchantId, ctx.merchantId), eq(addresses.userId, ctx.caller.userId));

function toAddress(row: typeof addresses.$inferSelect): Address {
  const { createdAt, updatedAt, ...columns } = row;
  return v.parse(Address, {
    ...columns,
    createdDate: createdAt.toISOString(),
    lastModifiedDate: updatedAt.toISOString(),
  });
}

/** What is stored of a body: its id never (VAL-09), its city only when the merchant is there. */
async function columnsOf(ctx: SignedIn, tx: Tx, { id: _ignored, ...body }: SaveAddress) {
  const [city] = body.cityId
    ? await tx
        .select({ id: cities.id })
        .from(cities)
        .where(
          and(eq(cities.merchantId, ctx.merchantId), eq(cities.id, body.cityId), eq(cities.isActive, true)),
        )
    : [];
  return { ...body, cityId: city?.id ?? null, updatedAt: ctx.now() };
}

/** API-34. Throws notFound for another user's id. */
export async function listAddresses(ctx: SignedIn, userId: string): Promise<Address[]> {
  ownId(ctx, userId);
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.select().from(addresses).where(own(ctx)).orderBy(asc(addresses.createdAt), asc(addresses.id)),
  );
  return rows.map(toAddress);
}

/** API-35: once per key. Throws notFound for another user's id and request.rateLimited. */
export async function addAddress(
  ctx: SignedIn,
  userId: string,
  given: { body: SaveAddress; endpoint: string; bodyText: string },
): Promise<Reply<Address>> {
  ownId(ctx, userId);
  const { merchantId } = ctx;
  return doOnce(ctx, given, async (tx) => {
    const limit = { bucket: `address:${userId}`, limit: SAVES_AN_HOUR, seconds: 3600 };
    const wait = await countAgainst(tx, [limit], { merchantId, now: ctx.now() });
    if (wait > 0) throw apiError('request.rateLimited', { seconds: wait });
    const columns = await columnsOf(ctx, tx, given.body);
    const row = { ...columns, merchantId, userId, id: ctx.newId(), createdAt: columns.updatedAt };
    const [saved] = await tx.insert(addresses).values(row).returning();
    return toAddress(found(saved, 'address.notFound'));
  });
}

/** API-36. Throws address.notFound for another user's address. */
export function updateAddress(ctx: SignedIn, id: string, body: SaveAddress): Promise<Address> {
  return ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const [saved] = await tx
      .update(addresses)
      .set(await columnsOf(ctx, tx, body))
      .where(and(own(ctx), eq(addresses.id, id)))
      .returning();
    return toAddress(found(saved, 'address.notFound'));
  });
}

/** API-37. Throws address.notFound for another user's address. */
export async function removeAddress(ctx: SignedIn, id: string): Promise<null> {
  const [gone] = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .delete(addresses)
      .where(and(own(ctx), eq(addresses.id, id)))
      .returning({ id: addresses.id }),
  );
  found(gone, 'address.notFound');
  return null;
}
