import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

import { useApi } from '../../domains/session/api.ts';
import type { CardForm as Provider } from '../../domains/payment/card-tokeniser.ts';
import { cardFormQuery } from '../../domains/payment/cards.ts';
import { addingCardAtom } from '../../features/cards/adding-card.ts';
import { CardCode } from '../../features/cards/card-code.tsx';
import { CardForm } from '../../features/cards/card-form.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go } from '../../router/navigation.ts';
import { forCustomers } from '../for-customers.tsx';
import { Loaded } from '../loaded.tsx';

const CREATE = '/profile/cards/create';

/** Number and date of a new card (RT-30). */
export const CreateCardScreen = forCustomers(CREATE, () => (
  <AddCard backTo="/profile/cards">{(provider) => <CardForm provider={provider} />}</AddCard>
));

/** The bank's code for it (RT-31). Without a card on its way there is nothing to confirm: back to the form. */
export const ConfirmCardScreen = forCustomers('/profile/cards/confirm', function Confirm() {
  const adding = useAtomValue(addingCardAtom);
  // Only when the page opens: a card that was just saved leads on by itself.
  const onOpen = useEffectEvent(() => {
    if (!adding && location.pathname.endsWith('/profile/cards/confirm')) go(CREATE, { replace: true });
  });
  useEffect(() => onOpen(), []);
  return (
    <AddCard backTo={CREATE}>
      {(provider) => (adding ? <CardCode provider={provider} adding={adding} /> : null)}
    </AddCard>
  );
});

type AddCardProps = { backTo: string; children: (provider: Provider) => ReactNode };

function AddCard({ backTo, children }: AddCardProps) {
  const { t } = useLingui();
  const form = useQuery(cardFormQuery(useApi()));
  useTitle(t`New card`);
  return (
    <PageFrame title={t`New card`} backLabel={t`Back`} onBack={() => back(backTo)}>
      <Loaded query={form}>
        {(provider) => (provider ? <SectionCard>{children(provider)}</SectionCard> : <NoCards />)}
      </Loaded>
    </PageFrame>
  );
}

function NoCards() {
  const { t } = useLingui();
  return (
    <EmptyState
      drawing="card"
      title={t`Cards cannot be saved right now`}
      text={t`There are other ways to pay at checkout.`}
      action={<PrimaryButton onClick={() => back('/profile/cards')}>{t`Back`}</PrimaryButton>}
    />
  );
}
