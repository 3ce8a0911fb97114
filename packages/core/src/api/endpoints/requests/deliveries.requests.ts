import * as v from 'valibot';

import { COURIER_STATUSES } from '../../../courier/courier-status.schema.ts';
import { Id, Latitude, Longitude, orNull } from '../../../kernel/wire.ts';
import { DeliveryProvider } from '../../../order/schemas/service-type.schema.ts';
import { IdParam, TypedPhone, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const getCourier = request({
  summary: 'The courier of an own order',
  params: IdParam,
});

export const assignCourier = request({
  summary: 'Give an order to a courier',
  params: IdParam,
  body: v.strictObject({
    provider: DeliveryProvider,
    courierId: orNull(Id),
    firstName: orNull(typedText(100)),
    phone: orNull(TypedPhone),
  }),
});

export const releaseCourier = request({
  summary: 'Take an order from its courier',
  params: IdParam,
});

export const setCourierStatus = request({
  summary: 'Set the status of a delivery',
  params: IdParam,
  body: v.strictObject({ status: v.picklist(COURIER_STATUSES) }),
});

export const sendCourierPosition = request({
  summary: 'Where the courier is',
  body: v.strictObject({ latitude: Latitude, longitude: Longitude }),
});

export const estimateCourier = request({
  summary: 'What the courier service would ask',
  params: IdParam,
});

export const claimChanged = request({
  summary: 'A courier service reports a changed claim',
  query: v.object({ claim_id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
});
