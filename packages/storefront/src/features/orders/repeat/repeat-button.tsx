import { repeatOrder, type RepeatedBasket, unwrap } from '@dasturxon/core/api';
import type { Order } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Suspense, useState } from 'react';

import { useApi } from '../../../domains/session/api.ts';
import { failureText } from '../../../i18n/labels/failure-text.ts';
import { go } from '../../../router/navigation.ts';
import { lazyWithMessages } from '../../../i18n/lazy-messages.tsx';
import { addLineAtom } from '../../../domains/cart/cart.ts';
import { languageAtom } from '../../../store/language.ts';
import { notifyAtom } from '../../../store/notices.ts';

type Repeatable = Pick<Order, 'id'>;

const RepeatChanges = lazyWithMessages(
  () => import('./repeat-changes.tsx'),
  (module) => module.RepeatChanges,
);

/** Puts the dishes of an order that are still sold into the basket; what differs is shown before, by `sheet` (B10). */
export function useRepeat(order: Repeatable) {
  const { i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const api = useApi();
  const cache = useQueryClient();
  const [asked, setAsked] = useState<RepeatedBasket | null>(null);
  const mutationKey = ['orders', 'repeat', order.id];
  const put = ({ cartItems }: RepeatedBasket) => {
    for (const line of cartItems) store.set(addLineAtom, line);
    go('/basket');
  };

  const repeat = useMutation({
    mutationKey,
    mutationFn: async () => unwrap(await api(repeatOrder, { params: { id: order.id } })),
    onSuccess: (repeated) => (repeated.changes.length > 0 ? setAsked(repeated) : put(repeated)),
    onError: (failure) => notify({ tone: 'error', text: failureText(i18n, language, failure) }),
  });

  return {
    isPending: repeat.isPending,
    // The second tap of a double one comes before the button is drawn as busy.
    run: () => {
      if (cache.isMutating({ mutationKey }) === 0) repeat.mutate();
    },
    sheet: asked && (
      <Suspense>
        <RepeatChanges
          changes={asked.changes}
          isSold={asked.cartItems.length > 0}
          onAccept={() => put(asked)}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}

/** Orders the same again. */
export function RepeatButton({ order, narrow }: { order: Repeatable; narrow?: boolean }) {
  const { t } = useLingui();
  const repeat = useRepeat(order);
  return (
    <>
      <PrimaryButton
        look={{ tone: 'quiet', narrow: narrow ?? false }}
        busy={repeat.isPending}
        busyLabel={t`Adding to basket`}
        onClick={repeat.run}
      >
        {t`Repeat`}
      </PrimaryButton>
      {repeat.sheet}
    </>
  );
}
