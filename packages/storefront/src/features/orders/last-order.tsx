import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';

import { useApi } from '../../data/api.ts';
import { archivedOrdersQuery } from '../../data/orders.ts';
import { joinWords } from '../../i18n/place-line.ts';
import { languageAtom } from '../../state/language.ts';
import { sessionAtom } from '../../state/session.ts';
import { useOrderWords } from '../../state/use-order-words.ts';
import { RepeatButton } from './repeat-button.tsx';
import styles from './orders.module.css';

/** What a returning customer had last, to have it again with one tap. Nothing for a guest, and before it is known. */
export function LastOrder() {
  const { t } = useLingui();
  const words = useOrderWords();
  const language = useAtomValue(languageAtom);
  const userId = useAtomValue(sessionAtom)?.user.id ?? '';
  const order = useInfiniteQuery(archivedOrdersQuery(useApi(), userId)).data?.pages[0]?.[0];
  if (!order) return null;
  return (
    <SectionCard title={t`Your last order`}>
      <div className={styles.grading}>
        <p>
          {joinWords(
            order.cartItems.map((line) => `${words.name(line.name)} ${words.count(line)}`.trim()),
            language,
          )}
        </p>
        <RepeatButton order={order} />
      </div>
    </SectionCard>
  );
}
