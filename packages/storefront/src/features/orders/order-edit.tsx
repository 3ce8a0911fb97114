import { answerEdit, type OrderDetails, unwrap } from '@dasturxon/core/api';
import { lineChanges, type OrderEdit as Edit } from '@dasturxon/core/order';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { orderQuery } from '../../domains/orders/orders.ts';
import { useApi } from '../../domains/session/api.ts';
import { failureText } from '../../i18n/labels/failure-text.ts';
import { useOrderFormats } from '../../i18n/labels/order-formats.ts';
import { languageAtom } from '../../store/language.ts';
import { notifyAtom } from '../../store/notices.ts';
import { silenceText } from './edit-silence.ts';
import styles from './orders.module.css';

/** Seconds left until a moment, counted down. */
function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** What the restaurant suggests to change: struck what goes, with a plus what comes. */
function Changes({ order, edit }: { order: OrderDetails; edit: Edit }) {
  const format = useOrderFormats();
  return (
    <ul className={styles.changes}>
      {lineChanges(order.cartItems, edit.lines).map(({ line, before, after }) => (
        <li key={`${line.id} ${before}`}>
          {after === 0 ? (
            <s>
              {before} × {format.name(line.name)}
            </s>
          ) : (
            <b>
              {before === 0 ? '+ ' : `${before} → `}
              {after} × {format.name(line.name)}
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A change that waits for the guest's consent: what changes, what it costs and how long there is to answer (C.7). */
export function OrderEdit({ order, edit }: { order: OrderDetails; edit: Edit }) {
  const { t, i18n } = useLingui();
  const format = useOrderFormats();
  const language = useAtomValue(languageAtom);
  const notify = useSetAtom(notifyAtom);
  const api = useApi();
  const cache = useQueryClient();
  const seconds = useSecondsLeft(edit.until);
  const { queryKey } = orderQuery(api, order.id);
  const answer = useMutation({
    mutationFn: async (agrees: boolean) => {
      const body = { editId: edit.id, agrees };
      return unwrap(await api(answerEdit, { params: { id: order.id }, body }));
    },
    onSuccess: (changed) => cache.setQueryData(queryKey, changed),
    onError: (failure) => {
      notify({ tone: 'error', text: failureText(i18n, language, failure) });
      void cache.invalidateQueries({ queryKey });
    },
  });
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const [total, refund, due] = [edit.totalPrice, edit.refund, edit.due].map((sum) => format.money(sum));
  return (
    <SectionCard title={t`The restaurant suggests a change`}>
      <div className={styles.actions}>
        <Changes order={order} edit={edit} />
        <p>
          {t`New total: ${total}`}
          {edit.refund > 0 ? <span className={styles.aside}>{t`Goes back to you: ${refund}`}</span> : null}
          {edit.due > 0 ? <span className={styles.aside}>{t`To pay in addition: ${due}`}</span> : null}
        </p>
        <p>
          {i18n._(silenceText(order.ifMissing, lineChanges(order.cartItems, edit.lines)))}{' '}
          <b role="timer">{time}</b>
        </p>
        <PrimaryButton
          busy={answer.isPending}
          busyLabel={t`Loading`}
          disabled={seconds === 0}
          onClick={() => answer.mutate(true)}
        >
          {t`Agree to the change`}
        </PrimaryButton>
        <PrimaryButton
          look={{ tone: 'quiet' }}
          disabled={answer.isPending || seconds === 0}
          onClick={() => answer.mutate(false)}
        >
          {t`Keep the order as it is`}
        </PrimaryButton>
      </div>
    </SectionCard>
  );
}
