import * as v from 'valibot';

import { MoneyAmount, orNull } from '../../../kernel/wire.ts';
import { PhoneOrderDraft } from '../../../order/schemas/place-order.schema.ts';
import { QuoteMark } from '../../../order/schemas/quote.schema.ts';
import { IdParam, TypedPhone, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const findCustomer = request({
  summary: 'Look a guest up by their phone',
  body: v.strictObject({ phone: TypedPhone }),
});

export const quotePhoneOrder = request({
  summary: 'Price an order for a guest on the phone',
  body: v.strictObject({ phone: TypedPhone, draft: PhoneOrderDraft }),
});

export const placePhoneOrder = request({
  summary: 'Place an order for a guest on the phone',
  body: v.strictObject({
    phone: TypedPhone,
    /** Kept for a guest without a name. */
    name: orNull(typedText(100)),
    draft: PhoneOrderDraft,
    /** The total that was read to the guest; another one is `price_changed`. */
    totalPrice: MoneyAmount,
    /** The quote that was read to the guest (C1). */
    quote: orNull(QuoteMark),
  }),
});

export const sendPaymentLink = request({
  summary: 'Send the guest of an unpaid order the link to pay',
  params: IdParam,
});
