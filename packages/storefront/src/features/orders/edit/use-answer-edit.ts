import { answerEdit, type OrderDetails, unwrap } from '@dasturxon/core/api';
import type { OrderEdit } from '@dasturxon/core/order';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';

import { orderQuery } from '../../../domains/orders/orders.ts';
import { useApi } from '../../../domains/session/api.ts';
import { failureText } from '../../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../../store/language.ts';
import { notifyAtom } from '../../../store/notices.ts';

/** Sends the guest's answer to a proposed edit; `productId`: the substitute of a dish that has run out. */
export function useAnswerEdit(order: OrderDetails, edit: OrderEdit) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const api = useApi();
  const cache = useQueryClient();
  const { queryKey } = orderQuery(api, order.id);
  return useMutation({
    mutationFn: async (answer: { agrees: boolean; productId: string | null }) => {
      const body = { editId: edit.id, ...answer };
      return unwrap(await api(answerEdit, { params: { id: order.id }, body }));
    },
    onSuccess: (changed) => cache.setQueryData(queryKey, changed),
    onError: (failure) => {
      notify({ tone: 'error', text: failureText(i18n, language, failure) });
      void cache.invalidateQueries({ queryKey });
    },
  });
}
