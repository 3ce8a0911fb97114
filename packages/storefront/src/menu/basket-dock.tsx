import { formatPrice } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { BasketBar } from '@dasturxon/ui/basket-bar';
import { useAtomValue } from 'jotai';

import { go } from '../router/navigation.ts';
import { settingsAtom } from '../store/boot.ts';
import { basketPathAtom, cartSumAtom } from '../domains/cart/cart.ts';
import { languageAtom } from '../store/language.ts';
import { useMainAction } from '../store/main-action.ts';

/** The basket, floating over the menu; not there while it is empty. Whether a tab leads to it too is SET-19 (D90). */
export function BasketDock() {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { count, total } = useAtomValue(cartSumAtom);
  const { bottomNavigation } = useAtomValue(settingsAtom).layout;
  const path = useAtomValue(basketPathAtom);
  const label = t`Basket`;
  const totalText = formatPrice(total, language);
  const open = () => go(path);
  useMainAction(count === 0 ? null : { place: 'basket', text: label, price: totalText, press: open });
  if (count === 0) return null;
  // `#` would build an Intl.NumberFormat: 100 ms of the first tap on a cheap phone.
  const shown = String(count);
  return (
    <BasketBar
      href={path}
      label={label}
      summary={t`${plural(count, { one: `${shown} item`, other: `${shown} items` })}`}
      count={count}
      total={total}
      totalText={totalText}
      aboveNav={bottomNavigation}
      onOpen={open}
    />
  );
}
