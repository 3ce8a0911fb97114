import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { settings } from '../db/schema/merchants.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { changeSecrets, namedMerchant } from './named-merchant.ts';

/** Replaces valibot's messages, which quote the given value. */
const WRONG_KEY = 'a key must be printable ASCII without spaces, or null';
const Key = v.optional(v.nullable(v.pipe(v.string(WRONG_KEY), v.regex(/^[\x21-\x7e]{1,512}$/, WRONG_KEY))));

const WRONG_GLOBAL = 'a global of the Click app is a JavaScript name';
const GlobalName = v.pipe(v.string(WRONG_GLOBAL), v.regex(/^[A-Za-z_$][\w$]{0,63}$/, WRONG_GLOBAL));

/** Keys of services that are not a way to pay. What is left out stays as it is; null takes a key away. */
export const ConfiguredKeys = v.object({
  sub: v.string(),
  /** Names of which Click's app sets one in the page's window (T15); an empty list removes them. */
  clickGlobals: v.optional(v.pipe(v.array(GlobalName), v.maxLength(10))),
  keys: v.strictObject({
    /** Asks Click who opened the mini-app (D77). */
    clickApiKey: Key,
    /** Calls couriers at Yandex Delivery. */
    yandexDeliveryKey: Key,
  }),
});
export type ConfiguredKeys = v.InferOutput<typeof ConfiguredKeys>;

const ClickLaunches = v.object({ bridgeGlobals: v.fallback(v.optional(v.array(v.string()), []), []) });

const UNBOUND_CLICK = [
  'warning: the Click settings of this brand name no bridgeGlobals, so that a sign-in link of Click also works in an',
  'ordinary browser. Ask Click which global its app adds to the window, and set it with --click-globals: docs/security.md, T15.',
].join('\n');

/** Binds sign-in links of Click to pages in which its app has set one of these globals. */
async function setClickGlobals(tx: Tx, merchantId: string, bridgeGlobals: readonly string[]): Promise<void> {
  await tx
    .update(settings)
    .set({ click: sql`${settings.click} || ${JSON.stringify({ bridgeGlobals })}::jsonb` })
    .where(eq(settings.merchantId, merchantId));
}

/** Whether no header distinguishes the page inside Click’s app from one in a browser (T15). */
async function isClickUnbound(tx: Tx, merchantId: string): Promise<boolean> {
  const [row] = await tx
    .select({ click: settings.click })
    .from(settings)
    .where(eq(settings.merchantId, merchantId));
  return v.parse(ClickLaunches, row?.click ?? {}).bridgeGlobals.length === 0;
}

/**
 * Seals keys of a brand and sets what its Click launches are bound to. Answers with their names, and with a warning where Click's sign-in links are not bound to its app.
 * Throws as namedMerchant does.
 */
export async function configureKeys(deps: CommandDeps, given: ConfiguredKeys): Promise<string> {
  const { sub, keys, clickGlobals } = given;
  const change = Object.fromEntries(Object.entries(keys).filter(([, key]) => key !== undefined));
  const isUnbound = await deps.db.asPlatform(async (tx) => {
    const merchant = await namedMerchant(deps, tx, sub);
    if (Object.keys(change).length > 0) await changeSecrets(deps, tx, { merchant, change });
    if (clickGlobals) await setClickGlobals(tx, merchant.merchantId, clickGlobals);
    return typeof keys.clickApiKey === 'string' && isClickUnbound(tx, merchant.merchantId);
  });
  const changes = Object.entries(change).map(
    ([name, key]) => `${name} is ${key === null ? 'removed' : 'set'}`,
  );
  if (clickGlobals) changes.push(`Click links count with ${clickGlobals.join(' or ') || 'any window'}`);
  const answer = `${sub}: ${changes.join(', ') || 'nothing to change'}`;
  return isUnbound ? `${answer}\n${UNBOUND_CLICK}` : answer;
}
