import { leftToRight, PROMO_BENEFIT_EXAMPLE } from '@dasturxon/core/format';
import { isPromoRunning, type Promo } from '@dasturxon/core/promo';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { CheckIcon, InfoIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { useDeps } from '../../hosts/deps.ts';
import { cartSumAtom } from '../../domains/cart/cart.ts';
import { menuAtom } from '../../domains/menu/menu.ts';
import { notifyAtom } from '../../store/notices.ts';
import styles from './promos.module.css';
import { usePromoLabels } from '../../i18n/labels/promo-labels.ts';

/** The codes, each with what it gives, its conditions, and whether it counts for the basket now (SCR-08). */
export function PromoList({ promos, action }: { promos: readonly Promo[]; action: ReactNode }) {
  const { t } = useLingui();
  const { now, timeZone } = useDeps();
  const example = leftToRight(PROMO_BENEFIT_EXAMPLE);
  const running = promos.filter((promo) => isPromoRunning(promo, { now: now(), zone: timeZone }));
  if (running.length === 0)
    return (
      <EmptyState
        drawing="basket"
        title={t`No promo codes yet`}
        text={t`Codes for you will appear here. A code takes money off, for example ${example}.`}
        action={action}
      />
    );
  return (
    <ul className={styles.list}>
      {running.map((promo) => (
        <PromoTicket key={promo.id} promo={promo} />
      ))}
    </ul>
  );
}

function PromoTicket({ promo }: { promo: Promo }) {
  const { t } = useLingui();
  const isMenuThere = useAtomValue(menuAtom) !== null;
  const { total } = useAtomValue(cartSumAtom);
  const labels = usePromoLabels(isMenuThere ? total : null);
  const domainError = labels.domainError(promo);
  const conditions = labels.conditions(promo);
  const copy = useCopy();
  return (
    <li className={styles.ticket}>
      <h2 className={styles.gives}>{labels.gives(promo)}</h2>
      {conditions ? <p className={styles.conditions}>{conditions}</p> : null}
      <p className={domainError ? styles.refused : styles.usable}>
        {domainError ? <InfoIcon size={16} /> : <CheckIcon size={16} />}
        {domainError ?? t`Ready to use at checkout`}
      </p>
      <div className={styles.foot}>
        <bdi className={styles.code}>{promo.code}</bdi>
        <PrimaryButton
          look={{ tone: 'quiet', narrow: true, small: true }}
          onClick={() => void copy(promo.code)}
        >
          {t`Copy`}
        </PrimaryButton>
      </div>
    </li>
  );
}

function useCopy() {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  return async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      notify({ text: t`${code} copied`, tone: 'success' });
    } catch {
      notify({ text: t`Could not copy. Hold the code to select it.`, tone: 'error' });
    }
  };
}
