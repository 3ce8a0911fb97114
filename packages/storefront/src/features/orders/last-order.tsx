import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../domains/session/api.ts';
import { archivedOrdersQuery } from '../../domains/orders/orders.ts';
import { joinNames } from '../../i18n/labels/place-line.ts';
import { languageAtom } from '../../store/language.ts';
import { sessionAtom } from '../../domains/session/session.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { RepeatButton } from './repeat/repeat-button.tsx';
import styles from './orders.module.css';

/** What a returning customer had last, to have it again with one tap. Nothing for a guest, and before it is known. */
export function LastOrder() {
  const { t } = useLingui();
  const format = useOrderFormats();
  const language = useAtomValue(languageAtom);
  const userId = useAtomValue(sessionAtom)?.user.id ?? '';
  const order = useInfiniteQuery(archivedOrdersQuery(useApi(), userId)).data?.pages[0]?.[0];
  if (!order) return null;
  return (
    <SectionCard title={t`Your last order`}>
      <div className={styles.grading}>
        <p>
          {joinNames(
            order.cartItems.map((line) => `${format.name(line.name)} ${format.count(line)}`.trim()),
            language,
          )}
        </p>
        <RepeatButton order={order} />
      </div>
    </SectionCard>
  );
}
