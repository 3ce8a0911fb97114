import { Button } from '@dasturxon/admin-ui/button';
import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { localize } from '@dasturxon/core/kernel';
import { isSoldOutRejection, rejectionReasonsOf } from '@dasturxon/core/order';
import { type BoardOrder, STOP_CHOICES } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useLanguage } from '../../i18n/use-language.ts';
import { OnlineButton } from '../../offline/online-button.tsx';
import { TERM_LABELS } from '../../stop-list/term-labels.ts';
import { REASON_LABELS } from '../labels.ts';
import { canReject, type Move, useMove } from '../order-actions.ts';
import type { OrderPanelProps } from '../order-panel.tsx';
import styles from '../order-panel.module.css';
import { useCallError } from '../use-call-error.ts';

type Props = Omit<OrderPanelProps, 'onClose'>;
type DishesProps = { order: BoardOrder; isPending: boolean; onReject: (stop: Move['stop']) => void };

/** Which dishes of a rejected order are sold out, and for how long they go off sale. */
function SoldOutDishes({ order, isPending, onReject }: DishesProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const [productIds, setProductIds] = useState<string[]>([]);
  const [term, setTerm] = useState<(typeof STOP_CHOICES)[number]>('2H');
  const names = new Map(
    order.lines.map(({ productId, name }) => [productId, localize(name, language) || productId]),
  );
  const options = [...names].map(([value, label]) => ({ value, label }));
  const terms = STOP_CHOICES.map((value) => ({ value, label: i18n._(TERM_LABELS[value]) }));
  return (
    <>
      <div className={styles['wide']}>
        <CheckboxList
          label={t`Which dishes are sold out? They go off sale at this branch.`}
          options={options}
          value={productIds}
          onChange={setProductIds}
        />
      </div>
      {productIds.length > 0 && (
        <Chips label={t`For how long`} chips={terms} value={term} onChange={setTerm} />
      )}
      <OnlineButton
        look="danger"
        isPending={isPending}
        onPress={() => onReject(productIds.length > 0 ? { productIds, term } : null)}
      >
        {productIds.length > 0 ? t`Cancel the order and stop the dishes` : t`Cancel the order`}
      </OnlineButton>
    </>
  );
}

/** Cancels an order with a reason. Sold-out dishes are taken off sale with it (BO-47). */
export function RejectOrder({ order, session, put, part }: Props) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(part === 'REJECT');
  const [isSoldOut, setSoldOut] = useState(false);
  const move = useMove(order, put);
  const error = useCallError(move.error);
  if (!canReject(order, session)) return null;
  const reject = (reason: Move['reason'], stop: Move['stop'] = null) =>
    move.mutate({ to: 'CANCELED', ...(reason !== undefined && { reason }), stop });
  const choose = (reason: string) => {
    if (!isSoldOutRejection({ to: 'CANCELED', reason }) || !session.permissions.includes('stopList.write'))
      return reject(reason);
    return setSoldOut(true);
  };
  if (!isAsking)
    return (
      <div>
        <OnlineButton look="danger" onPress={() => setAsking(true)}>
          {t`Cancel the order…`}
        </OnlineButton>
      </div>
    );
  return (
    <section>
      <h3>
        {order.isPaid ? t`Why? The guest is told, and the money goes back.` : t`Why? The guest is told.`}
      </h3>
      <div className={styles['buttons']}>
        {!isSoldOut &&
          rejectionReasonsOf(order.serviceType).map((reason) => (
            <OnlineButton
              key={reason}
              look="danger"
              isPending={move.isPending}
              onPress={() => choose(reason)}
            >
              {i18n._(REASON_LABELS[reason])}
            </OnlineButton>
          ))}
        {isSoldOut && (
          <SoldOutDishes
            order={order}
            isPending={move.isPending}
            onReject={(stop) => reject('OUT_OF_STOCK', stop)}
          />
        )}
        <Button autoFocus onPress={() => setAsking(false)}>
          {t`Keep the order`}
        </Button>
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}
