import { localize, LocalizedText } from '@dasturxon/core/kernel';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { products } from '../../db/schema/catalog.ts';
import type { Till, TillProduct } from '../../gateways/tills/port/till.ts';
import type { TillDeps } from '../model/deps.ts';
import { type AccountRow, tillIdOf } from '../model/till-account.ts';
import { tillBranches } from './sync-stops.ts';

const LISTED = 200;
const Difference = v.object({ branchId: v.string(), productId: v.nullable(v.string()), name: v.string() });

/** What differs between the till's menu and ours. Prices in so'm. */
export const MenuDifference = v.object({
  /** Sold with another price in the till. */
  prices: v.optional(v.array(v.object({ ...Difference.entries, ours: v.number(), till: v.number() })), []),
  /** Products of ours whose id the till does not have. */
  gone: v.optional(v.array(Difference), []),
  /** Products on our menu without an id of the till: an order with one is not taken. */
  unmapped: v.optional(v.array(Difference), []),
  /** Products of the till that none of ours has. */
  missing: v.optional(v.array(Difference), []),
});
export type MenuDifference = v.InferOutput<typeof MenuDifference>;

type Own = { id: string; name: string; price: number; tillId: string | null };

const ownMenu = (deps: Pick<TillDeps, 'db'>, { merchantId, kind }: AccountRow): Promise<Own[]> =>
  deps.db.inTenant(merchantId, async (tx) => {
    const rows = await tx
      .select({ id: products.id, data: products.data, price: products.costPrice })
      .from(products)
      .where(and(eq(products.merchantId, merchantId), eq(products.active, true)));
    return rows.map(({ id, data, price }) => {
      const name = v.safeParse(LocalizedText, data['name']);
      const label = name.success ? localize(name.output, 'uz') : id;
      return { id, name: label, price, tillId: tillIdOf(kind, 'product', data) };
    });
  });

function differenceAt(branchId: string, own: readonly Own[], theirs: readonly TillProduct[]): MenuDifference {
  const byId = new Map(theirs.map((one) => [one.tillProductId, one]));
  const known = new Set(own.map(({ tillId }) => tillId));
  const difference = ({ id, name }: Own) => ({ branchId, productId: id, name });
  return {
    prices: own.flatMap((one) => {
      const price = byId.get(one.tillId ?? '')?.price ?? null;
      return price === null || price === one.price
        ? []
        : [{ ...difference(one), ours: one.price, till: price }];
    }),
    gone: own.filter(({ tillId }) => tillId !== null && !byId.has(tillId)).map(difference),
    unmapped: own.filter(({ tillId }) => tillId === null).map(difference),
    missing: theirs
      .filter(({ tillProductId, isHidden }) => !isHidden && !known.has(tillProductId))
      .map(({ tillProductId, name }) => ({ branchId, productId: null, name: `${name} (${tillProductId})` })),
  };
}

/** Compares the till's menu with ours at every branch. Throws as the till does. */
export async function compareMenus(deps: TillDeps, account: AccountRow, till: Till): Promise<MenuDifference> {
  const own = await ownMenu(deps, account);
  const places = await deps.db.inTenant(account.merchantId, (tx) => tillBranches(tx, account));
  const found: MenuDifference[] = [];
  for (const { id, tillId } of places) found.push(differenceAt(id, own, await till.readMenu(tillId)));
  const all = <Key extends keyof MenuDifference>(key: Key) =>
    // The lists of one key have one type; flatMap loses which.
    found.flatMap((one) => one[key] as MenuDifference[Key][number][]).slice(0, LISTED) as MenuDifference[Key];
  return { prices: all('prices'), gone: all('gone'), unmapped: all('unmapped'), missing: all('missing') };
}
