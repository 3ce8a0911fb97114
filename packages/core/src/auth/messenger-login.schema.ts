import * as v from 'valibot';

import { orNull } from '../kernel/wire.ts';

/** What the messenger knows of a guest at sign-in (ENT-45). */
export const MessengerLogin = v.object({
  status: orNull(v.string()),
  initData: orNull(v.string()),
  phone: orNull(v.string()),
  firstName: orNull(v.string()),
  lastName: orNull(v.string()),
});
export type MessengerLogin = v.InferOutput<typeof MessengerLogin>;
