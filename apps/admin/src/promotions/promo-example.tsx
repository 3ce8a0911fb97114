import { readPromoExample, unwrap } from '@dasturxon/core/api';
import { formatNumber } from '@dasturxon/core/format';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useDraft } from '../drafts/draft-context.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { priceText } from '../prices/price-text.ts';
import styles from './promotions.module.css';

/** What the promotion would have cost on the orders of the last days, as the draft is saved. */
export function PromoExample({ id }: { id: string }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { view } = useDraft();
  const { data } = useQuery({
    queryKey: ['promo example', id, view.revision],
    queryFn: async ({ signal }) => unwrap(await api(readPromoExample, { query: { id }, signal })),
    placeholderData: (before, query) => (query?.queryKey[1] === id ? keepPreviousData(before) : undefined),
  });
  if (!data) return null;
  const { days, orders, used } = data;
  const [off, most] = [priceText(data.off, language), priceText(data.most, language)];
  const points = formatNumber(data.points);
  const each = priceText(used === 0 ? 0 : Math.round(data.off / used), language);
  return (
    <section className={styles['part']} aria-label={t`Example`} aria-live="polite">
      <p className={styles['sentence']}>
        {orders === 0 ? (
          t`No order in the last ${plural(days, { one: '# day', other: '# days' })} to count on.`
        ) : (
          <>
            <b>{t`Last ${plural(days, { one: '# day', other: '# days' })}:`}</b>{' '}
            {t`it would have cost ${off}.`}{' '}
            {data.points > 0 && <>{t`Guests would have earned ${points} more points.`} </>}
            {t`${used} of ${plural(orders, { one: '# order', other: '# orders' })} would have had it: ${each} on average, ${most} at most.`}
          </>
        )}
      </p>
      {orders > 0 && (
        <p className={styles['quiet']}>{t`Counted by itself, as if each guest had entered its code.`}</p>
      )}
    </section>
  );
}
