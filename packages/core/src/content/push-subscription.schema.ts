import * as v from 'valibot';

import { LANGUAGES } from '../kernel/language.ts';

/** The most characters of an address at a push service. */
const ADDRESS_MAX = 1000;

/** A browser's subscription to web push, with the language of its notifications (B36). Keys as in RFC 8291. */
export const PushSubscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(ADDRESS_MAX), v.url(), v.regex(/^https?:\/\//)),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  language: v.picklist(LANGUAGES),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

/** What a page needs to subscribe: the server's public key, and whether this device already gets notifications. */
export const PushState = v.object({ publicKey: v.string(), isOn: v.boolean() });

/**
 * What a service worker shows: `tag` replaces an earlier notification of the same subject, `at` (ISO) shows which of two is
 * the later one, `path` opens on a tap.
 */
export type PushMessage = {
  id: string;
  title: string;
  body: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  tag: string;
  at: string;
  path: string;
};
