import type { Session } from '@dasturxon/core/auth';
import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { useQuery } from '@tanstack/react-query';

import { useApi } from '../../domains/session/api.ts';
import { cardFormQuery, cardsQuery } from '../../domains/payment/cards.ts';
import { CardList } from '../../features/cards/card-list.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back } from '../../router/navigation.ts';
import { forCustomers } from '../for-customers.tsx';
import { Loaded } from '../loaded.tsx';

/** The customer's saved cards (RT-29). */
export const CardsScreen = forCustomers('/profile/cards', Cards);

function Cards({ session }: { session: Session }) {
  const { t } = useLingui();
  const api = useApi();
  const cards = useQuery(cardsQuery(api, session.user.id));
  const form = useQuery(cardFormQuery(api));
  useTitle(t`My cards`);
  return (
    <PageFrame title={t`My cards`} backLabel={t`Back`} onBack={() => back('/profile')}>
      <Loaded query={cards}>{(list) => <CardList cards={list} canAdd={form.data !== null} />}</Loaded>
    </PageFrame>
  );
}
