import * as v from 'valibot';

import { Id, Instant, orNull } from '../kernel/wire.ts';
import { CODE_SHAPE } from '../validation/bounds.ts';

/** A phone on its way to being proved (ENT-03). `time` is the seconds left until another code may be asked for. */
export const PhoneVerification = v.object({
  id: orNull(Id),
  code: orNull(v.pipe(v.string(), v.regex(CODE_SHAPE))),
  phone: v.string(),
  type: orNull(v.string()),
  time: orNull(v.number()),
  timestamp: orNull(Instant),
});
export type PhoneVerification = v.InferOutput<typeof PhoneVerification>;
