import { repeatOrder, unwrap } from '@dasturxon/core/api';
import type { LineIdentity } from '@dasturxon/core/cart';
import type { LocalizedText } from '@dasturxon/core/kernel';
import type { Order } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';

import { useApi } from '../../domains/session/api.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { go } from '../../router/navigation.ts';
import { joinNames } from '../../i18n/labels/place-line.ts';
import { addLineAtom } from '../../domains/cart/cart.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';

type Repeatable = Pick<Order, 'id' | 'cartItems'>;

/** What of an order is not among the lines of its repetition: whole dishes, and what was chosen with others. */
function missingFrom({ cartItems }: Repeatable, repeated: readonly LineIdentity[]): LocalizedText[] {
  const names = cartItems.flatMap((line) => {
    const same = repeated.filter((one) => one.productId === line.productId);
    if (same.length === 0) return [line.name];
    const chosen = new Set(same.flatMap((one) => one.modifiers.map(({ id }) => id)));
    return line.modifiers.filter(({ id }) => !chosen.has(id)).map(({ name }) => name);
  });
  return [...new Map(names.map((name) => [JSON.stringify(name), name])).values()];
}

/** Puts the dishes of an order that are still sold into the basket, and names those that are not. */
export function useRepeat(order: Repeatable) {
  const { t, i18n } = useLingui();
  const store = useStore();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const format = useOrderFormats();
  const api = useApi();
  const cache = useQueryClient();
  const mutationKey = ['orders', 'repeat', order.id];

  const repeat = useMutation({
    mutationKey,
    mutationFn: async () => unwrap(await api(repeatOrder, { params: { id: order.id } })),
    onSuccess: ({ cartItems }) => {
      for (const line of cartItems) store.set(addLineAtom, line);
      const missing = joinNames(
        missingFrom(order, cartItems).map((name) => format.name(name)),
        language,
      );
      if (missing) notify({ text: t`Not available now and left out: ${missing}`, tone: 'error' });
      if (cartItems.length > 0) go('/basket');
    },
    onError: (failure) => notify({ tone: 'error', text: failureText(i18n, language, failure) }),
  });

  return {
    isPending: repeat.isPending,
    // The second tap of a double one comes before the button is drawn as busy.
    run: () => {
      if (cache.isMutating({ mutationKey }) === 0) repeat.mutate();
    },
  };
}

/** Orders the same again. */
export function RepeatButton({ order, narrow }: { order: Repeatable; narrow?: boolean }) {
  const { t } = useLingui();
  const repeat = useRepeat(order);
  return (
    <PrimaryButton
      look={{ tone: 'quiet', narrow: narrow ?? false }}
      busy={repeat.isPending}
      busyLabel={t`Adding to basket`}
      onClick={repeat.run}
    >
      {t`Repeat`}
    </PrimaryButton>
  );
}
