import * as v from 'valibot';

import { listOf, MoneyAmount } from '../../../kernel/wire.ts';
import { ExplanationLine } from '../../../order/schemas/quote.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './prices.requests.ts';

/** How the total of a placed order came about, in the sentences that its guest reads (C1). */
export const readOrderPrice = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/orders/{id}/price',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.money',
    answer: v.object({ totalPrice: MoneyAmount, explanation: listOf(ExplanationLine) }),
  },
  accepts<typeof requests.readOrderPrice>(),
);
