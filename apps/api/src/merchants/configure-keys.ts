import { eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { settings } from '../db/schema/merchants.ts';
import type { CommandDeps } from '../http/serving/context.ts';
import { changeSecrets, namedMerchant } from './named-merchant.ts';

/** Said instead of valibot's own words, which quote what was given. */
const WRONG_KEY = 'a key is printable ASCII without spaces, or null';
const Key = v.optional(v.nullable(v.pipe(v.string(WRONG_KEY), v.regex(/^[\x21-\x7e]{1,512}$/, WRONG_KEY))));

/** Keys of services that are not a way to pay. What is left out stays as it is; null takes a key away. */
export const ConfiguredKeys = v.object({
  sub: v.string(),
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
  'ordinary browser. Ask Click which global its app adds to the window, and set it: docs/security.md, T15.',
].join('\n');

/** Whether nothing tells the page inside Click's app from one in a browser (T15). */
async function isClickUnbound(tx: Tx, merchantId: string): Promise<boolean> {
  const [row] = await tx
    .select({ click: settings.click })
    .from(settings)
    .where(eq(settings.merchantId, merchantId));
  return v.parse(ClickLaunches, row?.click ?? {}).bridgeGlobals.length === 0;
}

/**
 * Seals keys of a brand. Answers with their names, and with a warning where Click's sign-in links are not bound to its app.
 * Throws as namedMerchant does.
 */
export async function configureKeys(deps: CommandDeps, { sub, keys }: ConfiguredKeys): Promise<string> {
  const change = Object.fromEntries(Object.entries(keys).filter(([, key]) => key !== undefined));
  const isUnbound = await deps.db.asPlatform(async (tx) => {
    const merchant = await namedMerchant(deps, tx, sub);
    await changeSecrets(deps, tx, { merchant, change });
    return typeof keys.clickApiKey === 'string' && isClickUnbound(tx, merchant.merchantId);
  });
  const said = Object.entries(change).map(([name, key]) => `${name} is ${key === null ? 'removed' : 'set'}`);
  const answer = `${sub}: ${said.join(', ') || 'nothing to change'}`;
  return isUnbound ? `${answer}\n${UNBOUND_CLICK}` : answer;
}
