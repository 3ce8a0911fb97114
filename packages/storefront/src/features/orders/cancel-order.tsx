import { CANCEL_REASONS, type CancelReason } from '@dasturxon/core/order';
import { COMMENT_MAX } from '@dasturxon/core/validation';
import { cancelOrder, type OrderDetails, unwrap } from '@dasturxon/core/api';
import { useLingui } from '@lingui/react/macro';
import { ChoiceList } from '@dasturxon/ui/choice-list';
import { ConfirmSheet } from '@dasturxon/ui/confirm-sheet';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { TextArea } from '@dasturxon/ui/text-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { useApi } from '../../domains/session/api.ts';
import { orderQuery } from '../../domains/orders/orders.ts';
import { CANCEL_LABELS } from '../../i18n/labels/cancel-reasons.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import styles from './orders.module.css';

/** Cancels an order that is not started yet, after a question with an optional reason (SET-16, D19). */
export function CancelOrder({ order }: { order: OrderDetails }) {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const api = useApi();
  const cache = useQueryClient();
  const [isAsking, ask] = useState(false);
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [comment, setComment] = useState('');

  const cancel = useMutation({
    mutationFn: async () => {
      const body = { reason, reasonComment: reason === 'OTHER' ? comment.trim() || null : null };
      return unwrap(await api(cancelOrder, { params: { id: order.id }, body }));
    },
    onSuccess: (cancelled) => {
      cache.setQueryData(orderQuery(api, order.id).queryKey, cancelled);
      void cache.invalidateQueries({ queryKey: ['orders'] });
      // The button is far below the text about the order's new state.
      scrollTo(0, 0);
    },
    onError: (failure) => {
      notify({ tone: 'error', text: failureText(i18n, language, failure) });
      void cache.invalidateQueries({ queryKey: orderQuery(api, order.id).queryKey });
    },
    onSettled: () => ask(false),
  });

  return (
    <>
      <PrimaryButton look={{ tone: 'danger' }} onClick={() => ask(true)}>{t`Cancel the order`}</PrimaryButton>
      <ConfirmSheet
        open={isAsking}
        question={t`Are you sure?`}
        name={t`Order № ${order.number}`}
        description={t`The restaurant will not prepare it.`}
        labels={{ no: t`No`, yes: t`Yes`, close: t`Close` }}
        busy={cancel.isPending}
        onNo={() => ask(false)}
        onYes={() => cancel.mutate()}
      >
        <div className={styles.reasons}>
          <ChoiceList
            label={t`Why?`}
            options={CANCEL_REASONS.map((value) => ({ value, title: i18n._(CANCEL_LABELS[value]) }))}
            value={reason}
            onChange={setReason}
          />
          {reason === 'OTHER' ? (
            <TextArea
              label={t`In your own words`}
              input={{ maxLength: COMMENT_MAX }}
              value={comment}
              onChange={setComment}
            />
          ) : null}
        </div>
      </ConfirmSheet>
    </>
  );
}
