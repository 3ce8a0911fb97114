import { randomBytes } from 'node:crypto';
import * as v from 'valibot';

import type { Secrets } from '../../kernel/secrets.ts';

const Live = v.object({ secrets: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)) });

/** A new secret as its owner enters it at the receiver. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** The live secrets of an endpoint, the newest first: two between a rotation and the next. Throws for another SECRET_KEY. */
export function openWebhookSecrets(secrets: Secrets, sealed: string, merchantId: string): readonly string[] {
  return v.parse(Live, secrets.open(sealed, merchantId)).secrets;
}

/** Seals the live secrets of an endpoint, the newest first. */
export const sealWebhookSecrets = (secrets: Secrets, live: readonly string[], merchantId: string): string =>
  secrets.seal({ secrets: live.slice(0, 2) }, merchantId);
