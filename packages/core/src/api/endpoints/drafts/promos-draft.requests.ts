import * as v from 'valibot';

import { Id } from '../../../kernel/wire.ts';
import { CODES_AT_MOST } from '../../../promo/promo-codes.schema.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const readPromoExample = request({
  summary: 'What a promotion would have cost on the orders of the last days',
  /** `id`: a promotion, published or only in the draft. */
  query: v.object({ id: Id }),
});

export const readPromoCodes = request({ summary: 'The codes of one use of a promotion', params: IdParam });

export const makePromoCodes = request({
  summary: 'Make codes of one use for a promotion',
  params: IdParam,
  body: v.strictObject({
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CODES_AT_MOST)),
  }),
});
