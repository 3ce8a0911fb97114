import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const readOrderLog = request({
  summary: 'What happened to an order and what its guest was sent',
  params: IdParam,
});
