import * as v from 'valibot';

import { COURIER_STEPS } from '../../../dispatch/courier-steps.ts';
import { HandoverCode } from '../../../dispatch/handover-proof.ts';
import { Id, Latitude, Longitude, MoneyAmount, orNull } from '../../../kernel/wire.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const readDispatch = request({ summary: 'Couriers, their cash and positions' });

export const setCourier = request({
  summary: 'Give an order to a courier, or take it from one',
  params: IdParam,
  body: v.strictObject({
    /** OWN: the courier that `courierId` names. YANDEX: the courier service. Null: the order waits for a courier again. */
    provider: v.nullable(v.picklist(['OWN', 'YANDEX'])),
    courierId: orNull(Id),
    /** The order's courier when this was decided; another one is `courier.changed`. */
    expectedCourierId: orNull(Id),
  }),
});

export const estimateService = request({
  summary: 'What the courier service would ask, beside an own courier',
  params: IdParam,
});

export const handInCash = request({
  summary: 'Take the cash that a courier hands in',
  params: IdParam,
  body: v.strictObject({ branchId: Id, amount: MoneyAmount }),
});

export const readOwnCash = request({ summary: 'The cash that the calling courier holds' });

export const sendOwnPosition = request({
  summary: 'Where the calling courier is',
  body: v.strictObject({ latitude: Latitude, longitude: Longitude }),
});

export const takeDelivery = request({ summary: 'Take a free order as a courier', params: IdParam });

export const reportDelivery = request({
  summary: 'Report a step of an own delivery',
  params: IdParam,
  body: v.strictObject({
    step: v.picklist(COURIER_STEPS),
    /** Cash received on hand-over, in so'm; zero where none is due. */
    cash: v.optional(MoneyAmount, 0),
    /** What the guest has read out, where the hand-over is proven by a code. */
    code: v.optional(v.nullable(HandoverCode), null),
  }),
});

export const sendDoorPicture = request({
  summary: 'Send the picture of what was left at the door',
  params: IdParam,
  body: v.unknown(),
});

export const readDoorPicture = request({
  summary: 'The picture of what was left at the door',
  params: IdParam,
});
