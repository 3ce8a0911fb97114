import { REVIEW_PAGE } from '@dasturxon/core/api';
import { apologyCause, GuestReview } from '@dasturxon/core/staff';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/catalog.ts';
import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import { reviews } from '../../db/schema/promos.ts';
import type { SignedIn } from '../../http/serving/context.ts';

type Sort = 'NEWEST' | 'LOWEST';
type Wanted = { before?: string | undefined; show: 'WAITING' | 'ALL'; sort: Sort };

/** The pictures of a review that are kept. */
const pictures = sql<
  string[]
>`array(select p.id from guest_pictures p where p.merchant_id = ${reviews.merchantId}
  and p.order_id = ${reviews.orderId} and p.kind = 'REVIEW' and p.removed_at is null and ${reviews.productId} = ''
  order by p.created_at, p.id)`;

/** The points that were given as an apology for a review. */
const apology = sql<number | null>`(select l.amount::float8 from cashback_ledger l
  where l.merchant_id = ${reviews.merchantId} and l.order_id = ${reviews.orderId} and l.kind = 'ADJUST'
    and l.cause = ${apologyCause('')} || ${reviews.id})`;

/** Reviews with a text or pictures of orders of the caller's branches, newest first, or those with the fewest stars. */
export function findReviews(
  { merchantId, caller: { branchIds } }: Pick<SignedIn, 'merchantId' | 'caller'>,
  tx: Tx,
  { where, limit, sort = 'NEWEST' }: { where: SQL | undefined; limit: number; sort?: Sort },
): Promise<GuestReview[]> {
  const own = branchIds === null ? undefined : inArray(orders.branchId, [...branchIds]);
  return tx
    .select({
      review: reviews,
      orderNumber: orders.number,
      branchId: orders.branchId,
      guest: users.firstName,
      language: users.language,
      pictures,
      apology,
      dish: sql<unknown>`${products.data} -> 'name'`,
    })
    .from(reviews)
    .innerJoin(orders, and(eq(orders.merchantId, reviews.merchantId), eq(orders.id, reviews.orderId)))
    .innerJoin(users, and(eq(users.merchantId, reviews.merchantId), eq(users.id, reviews.userId)))
    .leftJoin(products, and(eq(products.merchantId, reviews.merchantId), eq(products.id, reviews.productId)))
    .where(
      and(
        eq(reviews.merchantId, merchantId),
        or(isNotNull(reviews.comment), sql`${pictures} <> '{}'`),
        own,
        where,
      ),
    )
    .orderBy(...(sort === 'LOWEST' ? [asc(reviews.grade)] : []), desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .then((rows) =>
      rows.map(({ review: { id, grade, comment, reply, message, hiddenReason, createdAt }, ...about }) =>
        v.parse(GuestReview, {
          ...about,
          id,
          grade,
          comment,
          reply,
          message,
          hidden: hiddenReason,
          createdAt: createdAt.toISOString(),
        }),
      ),
    );
}

/** A page of them after a review. */
export function readReviews(ctx: SignedIn, { before, show, sort }: Wanted): Promise<GuestReview[]> {
  const { merchantId } = ctx;
  // Fewest stars first is the same as the most missing stars first: one comparison serves both orders.
  const place = sort === 'LOWEST' ? sql`-grade, created_at, id` : sql`created_at, id`;
  const older =
    before === undefined
      ? undefined
      : sql`${reviews.id} in (select r.id from reviews r where r.merchant_id = ${merchantId} and (${place}) <
          (select ${place} from reviews where merchant_id = ${merchantId} and id = ${before}))`;
  const waiting =
    show === 'WAITING'
      ? and(isNull(reviews.reply), isNull(reviews.message), isNull(reviews.hiddenAt))
      : undefined;
  return ctx.db.inTenant(merchantId, (tx) =>
    findReviews(ctx, tx, { where: and(older, waiting), limit: REVIEW_PAGE, sort }),
  );
}
