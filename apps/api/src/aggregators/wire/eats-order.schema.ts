import { COMMENT_MAX } from '@dasturxon/core/validation';
import { REPORTED_STATUSES } from '@dasturxon/core/order';
import * as v from 'valibot';

/** So'm, perhaps with a fraction. */
const Amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1_000_000_000));
/** The protocol allows fractions, for dishes by weight: ours are sold by the step, so that they are whole. */
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const note = (longest: number) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().slice(0, longest)),
    ),
    '',
  );

/** The id that the aggregator gives an order: printable, since staff read it to the courier. */
export const EatsId = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/));

const Item = v.object({
  id: Text,
  name: note(200),
  price: Amount,
  quantity: Quantity,
  modifications: v.nullish(
    v.pipe(
      v.array(v.object({ id: Text, name: note(200), price: Amount, quantity: Quantity })),
      v.maxLength(100),
    ),
    [],
  ),
});

/** Who brings an order: the aggregator's courier, ours, or its guest. */
const Discriminator = v.picklist(['yandex', 'uzum', 'marketplace', 'pickup']);

/** An order as an aggregator sends it (`application/vnd.eats.order.v2+json`). */
export const EatsOrder = v.object({
  eatsId: EatsId,
  restaurantId: Text,
  discriminator: v.nullish(Discriminator, 'yandex'),
  comment: note(COMMENT_MAX),
  persons: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
  deliveryInfo: v.nullish(
    v.object({
      clientName: note(50),
      phoneNumber: note(40),
      courierArrivementDate: note(40),
      deliveryDate: note(40),
      pickupCode: note(20),
      deliveryAddress: v.nullish(v.object({ full: note(200) }), null),
    }),
    null,
  ),
  paymentInfo: v.object({
    itemsCost: Amount,
    paymentType: v.nullish(v.picklist(['CARD', 'CASH']), 'CARD'),
    deliveryFee: v.nullish(Amount, 0),
  }),
  items: v.pipe(v.array(Item), v.minLength(1), v.maxLength(200)),
});
export type EatsOrder = v.InferOutput<typeof EatsOrder>;

/** A step that the aggregator reports. */
export const EatsStatus = v.object({ status: v.picklist(REPORTED_STATUSES), comment: note(COMMENT_MAX) });

/** A cancellation: it names the order once more. */
export const EatsCancel = v.object({ eatsId: EatsId, comment: note(COMMENT_MAX) });

/** The courier of the aggregator. Only that there is a name and a phone is known of it. */
export const EatsCourier = v.object({ name: note(50), phone: note(40) });
