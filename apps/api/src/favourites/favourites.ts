import type { Favourite } from '@dasturxon/core/catalog';
import { and, asc, eq } from 'drizzle-orm';

import { findProduct } from '../catalog/find-product.ts';
import { favourites } from '../db/schema/catalog.ts';
import type { SignedIn } from '../http/serving/context.ts';
import { found } from '../http/api-error.ts';
import { ownId } from '../users/own-id.ts';

const own = (ctx: SignedIn) =>
  and(eq(favourites.merchantId, ctx.merchantId), eq(favourites.userId, ctx.caller.userId));

/** API-07: the caller's own, oldest first. An unmarked product has no entry, so a search for unmarked ones is empty. */
export async function listFavourites(
  ctx: SignedIn,
  asked: { userId?: string; isFavourite: boolean },
): Promise<Favourite[]> {
  if (asked.userId !== undefined) ownId(ctx, asked.userId);
  if (!asked.isFavourite) return [];
  const rows = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.select().from(favourites).where(own(ctx)).orderBy(asc(favourites.createdAt), asc(favourites.id)),
  );
  return rows.map(({ id, productId }) => ({ id, productId, isFavourite: true }));
}

/** API-08: marking twice is marking once, and `isFavourite: false` unmarks. Throws product.notFound. */
export function setFavourite(
  ctx: SignedIn,
  { productId, isFavourite }: { productId: string; isFavourite: boolean },
): Promise<Favourite> {
  const { merchantId, caller } = ctx;
  return ctx.db.inTenant(merchantId, async (tx) => {
    await findProduct(ctx, tx, productId);
    const entry = { id: ctx.newId(), productId };
    const ofProduct = and(own(ctx), eq(favourites.productId, productId));
    if (!isFavourite) {
      const [gone] = await tx.delete(favourites).where(ofProduct).returning({ id: favourites.id });
      return { ...entry, ...gone, isFavourite };
    }
    await tx
      .insert(favourites)
      .values({ merchantId, userId: caller.userId, ...entry, createdAt: ctx.now() })
      .onConflictDoNothing();
    const [kept] = await tx.select({ id: favourites.id }).from(favourites).where(ofProduct);
    return { ...entry, ...kept, isFavourite };
  });
}

/** API-09. Throws notFound for another user's entry. */
export async function removeFavourite(ctx: SignedIn, id: string): Promise<null> {
  const [gone] = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .delete(favourites)
      .where(and(own(ctx), eq(favourites.id, id)))
      .returning({ id: favourites.id }),
  );
  found(gone, 'notFound');
  return null;
}
