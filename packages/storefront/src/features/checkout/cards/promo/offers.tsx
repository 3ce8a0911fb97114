import type { OfferedPromotion } from '@dasturxon/core/promo';
import { useLingui } from '@lingui/react/macro';
import { CheckIcon, PercentIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue } from 'jotai';

import { orderDraftAtom } from '../../../../domains/checkout/order-draft.ts';
import { useOrderFormats } from '../../../../i18n/labels/order-formats.ts';
import styles from './offers.module.css';

type OffersProps = {
  offers: readonly OfferedPromotion[];
  isBusy: boolean;
  onApply: (code: string) => void;
};

/** The promotions beside an order (B30): what is used, what a code would take off, and what is missing to the next. */
export function Offers({ offers, isBusy, onApply }: OffersProps) {
  const { t } = useLingui();
  const { promoCode } = useAtomValue(orderDraftAtom);
  // The code in use has its own line above.
  const shown = offers.filter(({ code }) => code === null || code !== promoCode);
  return (
    <ul className={styles.offers} aria-label={t`Offers`}>
      {shown.map((offer) => (
        <Offer key={offer.promoId} offer={offer} isBusy={isBusy} onApply={onApply} />
      ))}
    </ul>
  );
}

function Offer({ offer, isBusy, onApply }: { offer: OfferedPromotion } & Omit<OffersProps, 'offers'>) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const { code, name, state, off, text } = offer;
  return (
    <li className={styles.offer} data-state={state}>
      {state === 'APPLIED' ? <CheckIcon size={20} /> : <PercentIcon size={20} />}
      <span className={styles.about}>
        <bdi className={styles.name}>{name ? format.name(name) : code}</bdi>
        {off > 0 ? <bdi className={styles.off}>{format.off(off)}</bdi> : null}
        {text ? <span className={styles.why}>{format.name(text)}</span> : null}
      </span>
      {state === 'USABLE' && code !== null ? (
        <PrimaryButton
          look={{ tone: 'quiet', narrow: true, small: true }}
          disabled={isBusy}
          onClick={() => onApply(code)}
        >
          {t`Use`}
        </PrimaryButton>
      ) : null}
    </li>
  );
}
