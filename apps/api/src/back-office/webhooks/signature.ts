import { createHmac } from 'node:crypto';

type Signed = {
  /** The event's id, in `webhook-id`. */
  id: string;
  /** Seconds since 1970, in `webhook-timestamp`. */
  timestamp: number;
  body: string;
};

/**
 * The value of `webhook-signature`, as standardwebhooks.com defines it: `v1,` and the base64 HMAC-SHA256 of
 * `id.timestamp.body` for each live secret, so that a receiver with either of two accepts the call.
 */
export function signatureOf(secrets: readonly string[], { id, timestamp, body }: Signed): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
