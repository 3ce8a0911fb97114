import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const readOrderPrice = request({
  summary: 'How the total of an order came about',
  params: IdParam,
});
