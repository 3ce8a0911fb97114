import { and, eq } from 'drizzle-orm';

import { guestPictures } from '../../db/schema/guests/guest-pictures.ts';
import { contentOf, keptPicture } from '../../guest-pictures/guest-pictures.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { boardOrder } from './read-board.ts';

/** The entrance of an order as the caller sees that order: a courier while they bring it (B60). Throws picture.notFound. */
export async function readEntrancePicture(ctx: SignedIn, orderId: string): Promise<{ image: string }> {
  const id = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const named = (await boardOrder(ctx, tx, orderId)).entrancePicture ?? '';
    const [picture] = await tx
      .select({ id: guestPictures.id })
      .from(guestPictures)
      .where(and(keptPicture(ctx, 'ENTRANCE', named), eq(guestPictures.orderId, orderId)));
    if (!picture) throw apiError('picture.notFound');
    return picture.id;
  });
  return contentOf(ctx, id);
}
