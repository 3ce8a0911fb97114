import { Button } from '@dasturxon/admin-ui/button';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState } from 'react';

import type { CourierLoad } from './courier-loads.ts';
import { useLoadText } from './dispatch-labels.ts';
import styles from './dispatch.module.css';
import { HandInDialog } from './hand-in-dialog.tsx';
import { useDroppedOrder } from './use-drag.ts';

type RowProps = {
  load: CourierLoad;
  text: string;
  onDropped: (orderId: string, courierId: string) => void;
  onCash: () => void;
};

function CourierRow({ load, text, onDropped, onCash }: RowProps) {
  const { t } = useLingui();
  const { id, name } = load.courier;
  const { ref, isOver } = useDroppedOrder((orderId) => onDropped(orderId, id));
  return (
    <li ref={ref} className={clsx(styles['choice'], isOver && styles['over'])}>
      <span className={styles['grow']}>
        <strong dir="auto">{name}</strong>
        <span className={styles['quiet']}>{text}</span>
      </span>
      {load.cash > 0 && (
        <Button label={t`Take the cash of ${name ?? ''}`} onPress={onCash}>
          {t`Take the cash`}
        </Button>
      )}
    </li>
  );
}

type Props = {
  loads: readonly CourierLoad[];
  session: StaffSession;
  now: Date;
  onDropped: (orderId: string, courierId: string) => void;
};

/** The own couriers with orders, cash and position age. A card dropped on one is theirs. */
export function CouriersList({ loads, session, now, onDropped }: Props) {
  const { t } = useLingui();
  const [cashOf, setCashOf] = useState<string | null>(null);
  const loadText = useLoadText(now);
  const opened = loads.find(({ courier }) => courier.id === cashOf);
  return (
    <section className={styles['couriers']} aria-label={t`Couriers`}>
      <h2 className={styles['title']}>{t`Couriers`}</h2>
      {loads.length === 0 && (
        <p className={styles['quiet']}>{t`No couriers. Invite them on the page Staff.`}</p>
      )}
      <ul className={styles['choices']}>
        {loads.map((load) => (
          <CourierRow
            key={load.courier.id}
            load={load}
            text={loadText(load)}
            onDropped={onDropped}
            onCash={() => setCashOf(load.courier.id)}
          />
        ))}
      </ul>
      {opened && <HandInDialog courier={opened.courier} session={session} onClose={() => setCashOf(null)} />}
    </section>
  );
}
