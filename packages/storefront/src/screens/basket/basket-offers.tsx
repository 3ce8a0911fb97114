import { useLingui } from '@lingui/react/macro';

import type { useBasket } from '../../features/basket/use-basket.ts';
import { ReadyAbout } from '../../features/checkout/cards/ready-about.tsx';
import { Offers } from '../../features/checkout/cards/promo/offers.tsx';
import { OrderTogether } from '../../features/group/order-together.tsx';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import styles from './basket-offers.module.css';

type Promotions = ReturnType<typeof useBasket>['promotions'];

/** Below the dishes: what applies by itself to the basket, when it would be there (B62), and the way to order with others (C6). */
export function BasketOffers({ promotions }: { promotions: Promotions }) {
  return (
    <>
      {promotions ? <Automatic {...promotions} /> : null}
      <OrderTogether />
      <p className={styles.when}>
        <ReadyAbout />
      </p>
    </>
  );
}

/** What applies by itself, what it saves, and what is missing to the next (B30). Codes are entered at checkout. */
function Automatic({ offers, off }: Pick<NonNullable<Promotions>, 'offers' | 'off'>) {
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
