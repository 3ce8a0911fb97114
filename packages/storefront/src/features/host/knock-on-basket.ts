import type { Deps } from '../../hosts/deps.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';
import type { HostParts } from './host-parts.ts';

/** Lets the hand feel that the basket has grown or shrunk, wherever that was done; an order that empties it has its own sign. */
export function knockOnBasket({ store }: Pick<HostParts, 'store'>, haptic: Deps['haptic']): void {
  const inBasket = () => store.get(cartLinesAtom).reduce((sum, { count }) => sum + count, 0);
  let before = inBasket();
  store.sub(cartLinesAtom, () => {
    const now = inBasket();
    if (now > before) haptic('add');
    else if (now < before && now > 0) haptic('select');
    before = now;
  });
}
