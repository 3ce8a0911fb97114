import type { Deps } from '../../hosts/deps.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';
import type { HostParts } from './host-parts.ts';

/** Gives haptic feedback when the cart grows or shrinks. An order that empties the cart has its own feedback. */
export function hapticOnCartChange({ store }: Pick<HostParts, 'store'>, haptic: Deps['haptic']): void {
  const inBasket = () => store.get(cartLinesAtom).reduce((sum, { count }) => sum + count, 0);
  let before = inBasket();
  store.sub(cartLinesAtom, () => {
    const now = inBasket();
    if (now > before) haptic('add');
    else if (now < before && now > 0) haptic('select');
    before = now;
  });
}
