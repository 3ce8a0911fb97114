import * as v from 'valibot';

import { Id, orNull } from '../kernel/wire.ts';
import { PhoneVerification } from './phone-verification.schema.ts';

/** What the profile screens hold between steps (ENT-48). */
export const Profile = v.object({
  id: orNull(Id),
  phone: orNull(v.string()),
  /** The web session a payment app opened the shell with. */
  webSessionId: orNull(v.string()),
  /** What the last request for another phone number answered. */
  updateNumber: orNull(PhoneVerification),
});
export type Profile = v.InferOutput<typeof Profile>;
