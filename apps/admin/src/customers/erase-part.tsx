import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { type CustomerCard, mayUse, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './customers.module.css';
import { useErase } from './use-customers.ts';

type Props = { card: CustomerCard; session: StaffSession; onErased: () => void };

/** For owners: deletes the account of a guest who asks for it, after a confirmation (BO-502). */
export function ErasePart({ card, session, onErased }: Props) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const erase = useErase(card.id);
  const failure = useCallError(erase.error);
  const { permissions, factor } = session;
  if (!permissions.includes('customers.erase') || !mayUse(factor, 'customers.erase')) return null;
  if (!isAsking)
    return (
      <div>
        <Button onPress={() => setAsking(true)}>{t`Delete the account of the guest`}</Button>
      </div>
    );
  return (
    <section className={styles['part']} aria-label={t`Delete the account of the guest`}>
      <Notice tone="warn">
        {t`Name, phone, addresses, points and messages are deleted for good, and the guest is signed out everywhere. Orders stay as sales without the person. Do it only when the guest asks.`}
      </Notice>
      <div className={styles['buttons']}>
        <OnlineButton
          look="danger"
          isPending={erase.isPending}
          onPress={() => erase.mutate(undefined, { onSuccess: onErased })}
        >
          {t`Delete for good`}
        </OnlineButton>
        <Button onPress={() => setAsking(false)}>{t`Do not delete`}</Button>
      </div>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
    </section>
  );
}
