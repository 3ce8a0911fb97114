import * as v from 'valibot';

import { Id, Instant, orNull } from '../../kernel/wire.ts';

/** A passkey of a member of staff. */
export const Passkey = v.object({
  id: Id,
  name: v.string(),
  createdAt: Instant,
  lastUsedAt: orNull(Instant),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** The second factors of a member of staff. */
export const SecondFactor = v.object({
  hasTotp: v.boolean(),
  passkeys: v.array(Passkey),
  recoveryCodesLeft: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type SecondFactor = v.InferOutput<typeof SecondFactor>;

/** A new secret for an authenticator app: base 32, and as the `otpauth:` address of a QR code. */
export const TotpSecret = v.object({ secret: v.string(), uri: v.string() });

/** Recovery codes, shown once; null where the person has some already. */
export const NewRecoveryCodes = v.object({ recoveryCodes: v.nullable(v.array(v.string())) });
export type NewRecoveryCodes = v.InferOutput<typeof NewRecoveryCodes>;
