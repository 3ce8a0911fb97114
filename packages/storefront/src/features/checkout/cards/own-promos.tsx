import { isPromoRunning } from '@dasturxon/core/promo';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../../domains/session/api.ts';
import { promosQuery } from '../../../domains/content/promos.ts';
import { useDeps } from '../../../hosts/deps.ts';
import { sessionAtom } from '../../../domains/session/session.ts';
import { usePromoWords } from '../../../i18n/labels/promo-words.ts';
import styles from './checkout.module.css';

type OwnPromosProps = { basket: number; isBusy: boolean; onApply: (code: string) => void };

/** The customer's codes that count for `basket`, the products' sum in so'm, each applied by a tap (SCR-08, SET-14). */
export function OwnPromos({ basket, isBusy, onApply }: OwnPromosProps) {
  const { t } = useLingui();
  const { now } = useDeps();
  const session = useAtomValue(sessionAtom);
  const words = usePromoWords(basket);
  const options = promosQuery(useApi(), session?.user.id ?? '');
  const { data = [] } = useQuery({ ...options, enabled: session !== null });
  const usable = data.filter((promo) => isPromoRunning(promo, now()) && words.refusal(promo) === null);
  return usable.map((promo) => (
    <div key={promo.id} className={styles.chip}>
      <span>
        <bdi className={styles.code}>{promo.code}</bdi> {words.gives(promo)}
      </span>
      <PrimaryButton tone="quiet" narrow disabled={isBusy} onClick={() => onApply(promo.code)}>
        {t`Use`}
      </PrimaryButton>
    </div>
  ));
}
