import type { GuestPictureKind, PrivatePictureKind } from '@dasturxon/core/content';
import { and, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';

import type { Tx } from '../db/connect.ts';
import { guestPictures } from '../db/schema/guests/guest-pictures.ts';
import { apiError } from '../http/api-error.ts';
import { countAgainst } from '../http/limits/rate-limit.ts';
import type { Deps, SignedIn } from '../http/serving/context.ts';
import { drawGuestPicture } from './draw-guest-picture.ts';

/** More than reviews and addresses need, too little to fill a disk. */
const PER_HOUR = { limit: 20, seconds: 3600 };
const OF_ALL_PER_HOUR = { bucket: 'guest-pictures', limit: 2_000, seconds: 3600 };
const AT_ONCE = 200;

const fileOf = (id: string) => `${id}.webp`;

type Guest = { merchantId: string; caller: { userId: string } };

/** A row that is answered: of the caller and not removed. */
const ownRow = ({ merchantId, caller }: Guest) =>
  and(
    eq(guestPictures.merchantId, merchantId),
    eq(guestPictures.userId, caller.userId),
    isNull(guestPictures.removedAt),
  );

/** The rows of a kind that are kept, of any guest; with an id the one of it. */
export const keptPicture = (
  { merchantId }: Pick<Guest, 'merchantId'>,
  kind: PrivatePictureKind,
  id?: string,
) =>
  and(
    eq(guestPictures.merchantId, merchantId),
    eq(guestPictures.kind, kind),
    id === undefined ? undefined : eq(guestPictures.id, id),
    isNull(guestPictures.removedAt),
  );

/**
 * Draws and stores a picture that the caller sends; `writeRow` writes its row. Throws upload.invalid, request.rateLimited, and
 * what `writeRow` throws.
 */
export async function storePicture<T>(
  ctx: SignedIn,
  bytes: unknown,
  writeRow: (tx: Tx, id: string) => Promise<T>,
): Promise<T> {
  const { merchantId, caller } = ctx;
  const limits = [{ ...PER_HOUR, bucket: `guest-pictures:${caller.userId}` }, OF_ALL_PER_HOUR];
  const about = { merchantId, now: ctx.now() };
  const seconds = await ctx.db.inTenant(merchantId, (tx) => countAgainst(tx, limits, about));
  if (seconds > 0) throw apiError('request.rateLimited', { seconds });
  const drawn = await drawGuestPicture(bytes);
  const id = ctx.newId();
  // The row is first: a file without one would never be removed.
  const written = await ctx.db.inTenant(merchantId, (tx) => writeRow(tx, id));
  await ctx.guestFiles.write(fileOf(id), drawn);
  return written;
}

/** Stores a picture of the caller (B34). Throws upload.invalid and request.rateLimited. */
export const sendGuestPicture = (
  ctx: SignedIn,
  { kind, bytes }: { kind: GuestPictureKind; bytes: unknown },
): Promise<{ id: string }> =>
  storePicture(ctx, bytes, async (tx, id) => {
    const { merchantId, caller } = ctx;
    await tx
      .insert(guestPictures)
      .values({ merchantId, id, userId: caller.userId, kind, createdAt: ctx.now() });
    return { id };
  });

/** The picture as a data address. Throws picture.notFound where its row has a file no more. */
export async function contentOf({ guestFiles }: Pick<Deps, 'guestFiles'>, id: string) {
  const bytes = await guestFiles.read(fileOf(id));
  if (!bytes) throw apiError('picture.notFound');
  return { image: `data:image/webp;base64,${bytes.toString('base64')}` };
}

/** A picture of the caller. Throws picture.notFound. */
export async function readOwnPicture(ctx: SignedIn, id: string): Promise<{ image: string }> {
  const own = await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx
      .select({ id: guestPictures.id })
      .from(guestPictures)
      .where(and(ownRow(ctx), eq(guestPictures.id, id))),
  );
  if (own.length === 0) throw apiError('picture.notFound');
  return contentOf(ctx, id);
}

/** Removes a picture of the caller that no order has; any other stays. */
export async function removeOwnPicture(ctx: SignedIn, id: string): Promise<null> {
  const which = and(ownRow(ctx), eq(guestPictures.id, id), isNull(guestPictures.orderId));
  await ctx.db.inTenant(ctx.merchantId, (tx) =>
    tx.update(guestPictures).set({ removedAt: ctx.now() }).where(which),
  );
  await removeFiles(ctx, (work) => ctx.db.inTenant(ctx.merchantId, work));
  return null;
}

type Named = { kind: GuestPictureKind; ids: readonly string[] };

/** Those of the named pictures that are the caller's and that no order has yet, locked until the end of the transaction. */
export async function freePictures(ctx: Guest, tx: Tx, { kind, ids }: Named): Promise<string[]> {
  if (ids.length === 0) return [];
  const free = and(ownRow(ctx), eq(guestPictures.kind, kind), isNull(guestPictures.orderId));
  const rows = await tx
    .select({ id: guestPictures.id })
    .from(guestPictures)
    .where(and(free, inArray(guestPictures.id, [...new Set(ids)])))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Gives pictures that are free to an order. */
export async function givePictures(
  ctx: Guest,
  tx: Tx,
  { ids, orderId }: { ids: readonly string[]; orderId: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(guestPictures)
    .set({ orderId })
    .where(and(ownRow(ctx), inArray(guestPictures.id, [...ids])));
}

/** Marks the pictures of a guest: from now on they are not answered (T26). Their files go with the next `removeFiles`. */
export async function forgetPictures(
  tx: Tx,
  { merchantId, userId, now }: { merchantId: string; userId: string; now: Date },
): Promise<void> {
  const mine = and(eq(guestPictures.merchantId, merchantId), eq(guestPictures.userId, userId));
  await tx.update(guestPictures).set({ removedAt: now }).where(mine);
}

type Work = (work: (tx: Tx) => Promise<string[]>) => Promise<string[]>;

/**
 * Removes the files of marked pictures, then their rows: it can be killed at any moment and begun again. `inRows` decides whose
 * rows are seen. Returns how many.
 */
export async function removeFiles({ guestFiles }: Pick<Deps, 'guestFiles'>, inRows: Work): Promise<number> {
  const marked = isNotNull(guestPictures.removedAt);
  const idsOf = (where: SQL | undefined) => (tx: Tx) =>
    tx
      .select({ id: guestPictures.id })
      .from(guestPictures)
      .where(where)
      .limit(AT_ONCE)
      .then((rows) => rows.map(({ id }) => id));
  const ids = await inRows(idsOf(marked));
  for (const id of ids) await guestFiles.remove(fileOf(id));
  if (ids.length > 0)
    await inRows(async (tx) => {
      await tx.delete(guestPictures).where(and(marked, inArray(guestPictures.id, ids)));
      return ids;
    });
  return ids.length;
}
