import * as v from 'valibot';

import { Id } from '../../../kernel/wire.ts';
import { request } from '../../endpoint.ts';

export const readPromoExample = request({
  summary: 'What a promotion would have cost on the orders of the last days',
  /** `id`: a promotion, published or only in the draft. */
  query: v.object({ id: Id }),
});
