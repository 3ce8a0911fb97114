import * as v from 'valibot';

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

/** Seals keys of a brand. Answers with their names. Throws as namedMerchant does. */
export async function configureKeys(deps: CommandDeps, { sub, keys }: ConfiguredKeys): Promise<string> {
  const change = Object.fromEntries(Object.entries(keys).filter(([, key]) => key !== undefined));
  await deps.db.asPlatform(async (tx) => {
    const merchant = await namedMerchant(deps, tx, sub);
    await changeSecrets(deps, tx, { merchant, change });
  });
  const said = Object.entries(change).map(([name, key]) => `${name} is ${key === null ? 'removed' : 'set'}`);
  return `${sub}: ${said.join(', ') || 'nothing to change'}`;
}
