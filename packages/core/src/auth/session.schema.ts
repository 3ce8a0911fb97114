import * as v from 'valibot';

import { flag, Id, Instant, orNull } from '../kernel/wire.ts';
import { User } from './user.schema.ts';

/** What a sign-in answers: an opaque bearer and whose it is. */
export const Session = v.object({ token: v.pipe(v.string(), v.minLength(1)), user: User });
export type Session = v.InferOutput<typeof Session>;

/** A place where the account is signed in, as its owner sees it (D84). */
export const SignedInDevice = v.object({
  id: Id,
  device: orNull(v.string()),
  createdDate: orNull(Instant),
  lastUsedDate: orNull(Instant),
  isCurrent: flag(),
});
export type SignedInDevice = v.InferOutput<typeof SignedInDevice>;
