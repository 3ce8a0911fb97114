import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { type CourierList, courierList } from '@dasturxon/core/dispatch';
import { compareCards, type BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { priceText } from '../prices/price-text.ts';
import { OfficeFrame } from '../app/office-frame.tsx';
import { useStored } from '../app/use-stored.ts';
import { useLanguage } from '../i18n/use-language.ts';
import styles from './courier.module.css';
import { DeliveryCard } from './delivery-card.tsx';
import { useOwnCash } from './use-deliveries.ts';
import { usePosition } from './use-position.ts';
import type { BoardProps } from '../session/session-props.ts';

const isOnWay = ({ status }: BoardOrder) => status === 'ATTACHED' || status === 'ON_WAY';

/** Asks once for consent to send the position, and shows whether it is sent. It can be taken back. */
function Position({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useLingui();
  const [consent, setConsent] = useStored('courier-position');
  usePosition(isNeeded && consent === 'yes');
  if (!isNeeded) return null;
  return (
    <div className={styles['position']}>
      {consent === 'yes' ? (
        <>
          <span>{t`The restaurant and the guest see where you are until you hand over.`}</span>
          <Button onPress={() => setConsent('no')}>{t`Stop`}</Button>
        </>
      ) : (
        <>
          <span>{t`Show the restaurant and the guest where you are while you bring an order?`}</span>
          <Button onPress={() => setConsent('yes')}>{t`Show my position`}</Button>
        </>
      )}
    </div>
  );
}

/** The courier's phone: free orders, own ones, and those done today. */
export function CourierScreen({ session, board }: BoardProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const cash = useOwnCash();
  const [chosen, setList] = useState<CourierList | null>(null);
  const lists: Record<CourierList, BoardOrder[]> = { AVAILABLE: [], MINE: [], DONE: [] };
  for (const order of [...board.orders.values()].toSorted(compareCards)) {
    const name = courierList(order, session.userId);
    if (name !== null) lists[name].push(order);
  }
  const list = chosen ?? (lists.MINE.length > 0 ? 'MINE' : 'AVAILABLE');
  const count = (name: CourierList) => lists[name].length;
  const held = priceText(cash.data ?? 0, language);
  return (
    <OfficeFrame session={session} putBranch={board.putBranch} tools={null}>
      <div className={styles['screen']}>
        <div className={styles['bar']}>
          <Chips
            label={t`Orders`}
            chips={[
              { value: 'AVAILABLE', label: `${t`Available`} ${count('AVAILABLE')}` },
              { value: 'MINE', label: `${t`Mine`} ${count('MINE')}` },
              { value: 'DONE', label: `${t`Done today`} ${count('DONE')}` },
            ]}
            value={list}
            onChange={setList}
          />
          <p className={styles['held']}>
            {t`Cash on me`} <strong>{held}</strong>
          </p>
        </div>
        <Position isNeeded={lists.MINE.some(isOnWay)} />
        {count(list) === 0 && <p className={styles['quiet']}>{t`No orders`}</p>}
        <ul className={styles['cards']}>
          {lists[list].map((order) => (
            <DeliveryCard key={order.id} order={order} session={session} put={board.put} />
          ))}
        </ul>
      </div>
    </OfficeFrame>
  );
}
