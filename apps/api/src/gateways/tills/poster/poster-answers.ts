import * as v from 'valibot';

import { orNull } from '../../or-null.ts';
import { TillId, TillNumber, TillText } from '../port/till-call.ts';

/** Minor units of the account's currency, tiyin: text or number. */
const Minor = v.pipe(TillNumber, v.minValue(0));
const Flag = v.pipe(
  v.union([v.string(), v.number(), v.boolean()]),
  v.transform((flag) => flag === true || String(flag) === '1'),
);

/** An error comes with HTTP 200. */
export const PosterError = v.object({
  error: v.object({ code: v.pipe(TillNumber, v.integer()), message: v.fallback(TillText, '') }),
});

export const Spots = v.array(v.object({ spot_id: TillId, spot_name: v.fallback(TillText, '') }));

export const Settings = v.object({
  company_name: v.fallback(TillText, ''),
  currency: orNull(v.object({ currency_code_iso: orNull(TillText) })),
});

const ProductSpot = v.object({ spot_id: TillId, price: orNull(Minor), visible: v.fallback(Flag, true) });

/** `price` per spot comes as a record in some answers and inside `spots` in others. */
export const Products = v.array(
  v.object({
    product_id: TillId,
    product_name: v.fallback(TillText, ''),
    category_name: v.fallback(orNull(TillText), null),
    hidden: v.fallback(Flag, false),
    spots: v.fallback(v.nullish(v.array(ProductSpot), []), []),
    price: orNull(v.record(v.string(), orNull(Minor))),
  }),
);

/** An incoming order. `comment` holds our reference. */
export const IncomingOrder = v.object({
  incoming_order_id: TillId,
  status: v.pipe(TillNumber, v.integer()),
  transaction_id: orNull(TillId),
  comment: orNull(v.string()),
});
export type IncomingOrder = v.InferOutput<typeof IncomingOrder>;

/** What creating answers: the id is what matters. */
export const CreatedOrder = v.object({
  incoming_order_id: TillId,
  status: v.fallback(v.pipe(TillNumber, v.integer()), 0),
  transaction_id: orNull(TillId),
});
