import * as v from 'valibot';

import { orNull } from '../../or-null.ts';
import { TillId, TillNumber, TillText } from '../port/till-call.ts';

/** `status` 1 is success; other texts of a failure are not known, so all three fields are read. */
export const JowiError = v.object({ status: TillNumber, message: orNull(TillText), error: orNull(TillText) });

export const Restaurants = v.object({
  restaurants: v.array(v.object({ id: TillId, title: v.fallback(TillText, ''), timezone: orNull(TillText) })),
});

/** The three prices are texts in reality. */
export const Courses = v.object({
  courses: v.array(
    v.object({
      id: TillId,
      title: v.fallback(TillText, ''),
      price: orNull(TillNumber),
      price_for_online_order: orNull(TillNumber),
      online_order: v.fallback(v.boolean(), true),
      is_visible: v.fallback(v.boolean(), true),
    }),
  ),
});

export const RestaurantMenu = v.object({
  categories: v.array(
    v.object({
      title: v.fallback(TillText, ''),
      courses: v.array(
        v.object({ id: TillId, online_order: v.fallback(v.boolean(), true), count_left: orNull(TillNumber) }),
      ),
    }),
  ),
});

/** An order; `status` 0 new, 1 accepted, 2 cancelled, 3 sent, 4 delivered. */
export const JowiOrder = v.object({
  id: TillId,
  number: orNull(TillText),
  status: v.pipe(TillNumber, v.integer()),
  cancellation_reason: orNull(TillText),
  description: orNull(v.string()),
});
export type JowiOrder = v.InferOutput<typeof JowiOrder>;

export const OneOrder = v.object({ order: JowiOrder });
export const Orders = v.object({ orders: v.array(JowiOrder) });
