import * as v from 'valibot';

import { URL_MAX } from '../validation/bounds.ts';

function isHttps(link: string): boolean {
  return /^https:\/\/[^\s"'<>\\`]+$/i.test(link) && URL.canParse(link);
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s"'<>\\`]*$/.test(path);
}

const link = v.pipe(v.string(), v.trim(), v.maxLength(URL_MAX));

/** A link out of the page: https and nothing else (T13). */
export const HttpsLink = v.pipe(link, v.check(isHttps));

/** A picture: https, or a path of our own that cannot leave its host. */
export const PicturePath = v.pipe(
  link,
  v.check((path) => isHttps(path) || isOwnPath(path)),
);

/** `#RRGGBB` and nothing else that CSS understands (T13), in capitals. */
export const SettingColor = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i),
  v.transform((color) => color.toUpperCase()),
);

/** A line of text: trimmed, not empty, at most 500 characters. */
export const TextLine = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

/** A host name, a port allowed. */
export const HostName = v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9.-]{1,253}(:\d{1,5})?$/i));

/** A phone as people write it: digits, spaces, brackets, dashes. */
export const PhoneText = v.pipe(v.string(), v.trim(), v.regex(/^\+?[\d\s()-]{3,25}$/));

/** Ids of counters and pixels: digits alone (T13). A number on the wire is read as its digits. */
export const DigitsId = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.regex(/^\d{5,20}$/),
);

/** An id of Google Tag Manager (T13). */
export const GtmId = v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]{4,10}$/));

/** A name that a script may be given: never markup, never a path. */
export const Token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** One more way to reach the brand (ENT-10). */
export const SettingsContact = v.object({
  type: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  value: TextLine,
});
export type SettingsContact = v.InferOutput<typeof SettingsContact>;
