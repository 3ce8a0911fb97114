import { endpoints, unwrap } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { useApi } from '../../data/api.ts';
import { failureText } from '../../i18n/failure-words.ts';
import { go } from '../../router/navigation.ts';
import { addLineAtom } from '../../state/cart.ts';
import { languageAtom } from '../../state/language.ts';
import { notifyAtom } from '../../state/notices.ts';

/** Puts what is still sold of an order into the basket, and says when something is not. */
export function RepeatButton({ id, narrow }: { id: string; narrow?: boolean }) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const api = useApi();

  const repeat = useMutation({
    mutationFn: async () => unwrap(await api(endpoints.repeatOrder, { params: { id } })),
    onSuccess: ({ cartItems, missingProductIds }) => {
      for (const line of cartItems) store.set(addLineAtom, line);
      if (missingProductIds.length > 0) notify({ text: t`Some dishes are not sold now and were left out.` });
      if (cartItems.length > 0) go('/basket');
    },
    onError: (failure) => notify({ tone: 'error', text: failureText(i18n, language, failure) }),
  });

  return (
    <PrimaryButton
      tone="quiet"
      narrow={narrow ?? false}
      busy={repeat.isPending}
      busyLabel={t`Putting it into the basket`}
      onClick={() => repeat.mutate()}
    >
      {t`Repeat order`}
    </PrimaryButton>
  );
}
