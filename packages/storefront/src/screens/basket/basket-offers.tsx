import { useLingui } from '@lingui/react/macro';

import type { useBasket } from '../../features/basket/use-basket.ts';
import { Offers } from '../../features/checkout/cards/promo/offers.tsx';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import styles from './basket-offers.module.css';

type Promotions = NonNullable<ReturnType<typeof useBasket>['promotions']>;

/** What applies by itself to the basket, what it saves, and what is missing to the next (B30). Codes are entered at checkout. */
export function BasketOffers({ offers, off }: Pick<Promotions, 'offers' | 'off'>) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const saved = format.money(off);
  const automatic = offers.filter(({ code }) => code === null);
  if (automatic.length === 0) return null;
  return (
    <section className={styles.offers}>
      <h2 className={styles.title}>{t`Offers`}</h2>
      <Offers offers={automatic} isBusy={false} onApply={() => undefined} />
      {off > 0 ? <p className={styles.saved}>{t`You save ${saved}`}</p> : null}
    </section>
  );
}
