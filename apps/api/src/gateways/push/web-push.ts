import { createECDH } from 'node:crypto';

import type { PushMessage } from '@dasturxon/core/content';
import webPush from 'web-push';

import type { Env } from '../../kernel/env.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { PostToPublic } from '../public-post.ts';

/** Where a browser's push service takes its messages, with the keys that encrypt them for the browser. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };

/** `GONE`: the browser has no such subscription any more. `REFUSED`: repeating the call is of no use. */
export type PushOutcome =
  | { kind: 'SENT' | 'GONE' }
  | { kind: 'REFUSED' | 'LATER'; why: string; afterSeconds: number | null };

type KeyDeps = { env: Pick<Env, 'VAPID_PRIVATE_KEY'>; secrets: Pick<Secrets, 'derived'> };

/** The longest pause that a push service may ask for, in seconds. */
const LONGEST_PAUSE = 3600;

/**
 * The deployment's VAPID keys (RFC 8292), base64url: VAPID_PRIVATE_KEY, else derived from the deployment's own key, so
 * that every process has the same.
 */
export function pushKeys({ env, secrets }: KeyDeps): { publicKey: string; privateKey: string } {
  const privateKey = env.VAPID_PRIVATE_KEY ?? secrets.derived('vapid').toString('base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey };
}

function outcomeOf(status: number, retryAfter: string | null): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'SENT' };
  if (status === 404 || status === 410) return { kind: 'GONE' };
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Math.min(LONGEST_PAUSE, Number(retryAfter)) : null;
  const isTemporary = status === 429 || status >= 500;
  return { kind: isTemporary ? 'LATER' : 'REFUSED', why: `status ${status}`, afterSeconds: seconds };
}

type Push = {
  address: PushAddress;
  message: PushMessage;
  /** `mailto:` or `https:`, for the push service's operators. */
  contact: string;
  /** How long the push service keeps it for a device that is off. */
  seconds: number;
};

/** Sends a message to a browser's push service. `topic` makes a repeat replace what has not arrived yet. */
export async function sendPush(
  deps: KeyDeps & { env: Pick<Env, 'SANDBOX'>; postToPublic: PostToPublic },
  { address, message, contact, seconds }: Push,
): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = address;
  const call = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    TTL: seconds,
    urgency: 'high',
    topic: message.id.replaceAll('-', '').slice(0, 32),
    vapidDetails: { subject: contact, ...pushKeys(deps) },
  });
  const body = call.body ?? '';
  try {
    const { status, retryAfter } = await deps.postToPublic({
      url: endpoint,
      headers: call.headers,
      body,
      allowsPrivate: deps.env.SANDBOX,
    });
    return outcomeOf(status, retryAfter);
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 200) : 'no answer';
    return { kind: 'LATER', why, afterSeconds: null };
  }
}
