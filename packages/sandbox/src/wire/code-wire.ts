import * as v from 'valibot';

import { Filled, PlusPhone, Text, Whole } from './shapes.ts';
import type { WireCall } from './wire-log.ts';

/** `ok` is in every answer, with a result or an error. */
const answered = (result: v.GenericSchema) =>
  v.variant('ok', [
    v.strictObject({ ok: v.literal(true), result }),
    v.strictObject({ ok: v.literal(false), error: Filled }),
  ]);
const RequestStatus = v.looseObject({
  request_id: Filled,
  phone_number: Text,
  request_cost: v.number(),
  delivery_status: v.optional(
    v.looseObject({
      status: v.picklist(['sent', 'delivered', 'read', 'expired', 'revoked']),
      updated_at: Whole,
    }),
  ),
});
const Named = v.strictObject({ request_id: Filled });
const call = (name: string, body: v.GenericSchema, result: v.GenericSchema): WireCall => ({
  name,
  method: 'POST',
  path: new RegExp(`/telegram-gateway/${name}$`),
  body,
  answer: answered(result),
});

/** Telegram Gateway by its documents. */
export const CODE_WIRE: readonly WireCall[] = [
  call(
    'sendVerificationMessage',
    v.strictObject({
      phone_number: PlusPhone,
      code: v.pipe(Text, v.regex(/^\d{4,8}$/)),
      ttl: v.pipe(Whole, v.minValue(30), v.maxValue(3600)),
    }),
    RequestStatus,
  ),
  call('checkVerificationStatus', Named, RequestStatus),
  call('revokeVerificationMessage', Named, v.literal(true)),
];
