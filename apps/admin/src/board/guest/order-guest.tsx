import { Notice } from '@dasturxon/admin-ui/notice';
import { formatPhone } from '@dasturxon/core/format';
import { canOpenContact, type BoardOrder, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { OnlineButton } from '../../offline/online-button.tsx';
import { useContact } from '../order-actions.ts';
import styles from '../order-panel.module.css';
import { useCallError } from '../use-call-error.ts';

/** The guest of an order with the phone, which opening shows and logs, and the person who takes the order. */
export function OrderGuest({ order, session }: { order: BoardOrder; session: StaffSession }) {
  const { t } = useLingui();
  const contact = useContact(order);
  const error = useCallError(contact.error);
  if (order.guest === null) return null;
  const phone = contact.data?.phone;
  return (
    <>
      <div className={styles['row']}>
        {order.guest.name !== null && <span dir="auto">{order.guest.name}</span>}
        {phone ? (
          <a href={`tel:+${phone}`} dir="ltr">
            {formatPhone(phone)}
          </a>
        ) : (
          <>
            <span dir="ltr">{order.guest.phone}</span>
            {order.guest.phone !== null && canOpenContact(session.role, order) && (
              <OnlineButton isPending={contact.isPending} onPress={() => contact.mutate()}>
                {t`Show the phone`}
              </OnlineButton>
            )}
          </>
        )}
        {error !== '' && <Notice tone="bad">{error}</Notice>}
      </div>
      <Receiver receiver={order.receiver} contact={contact.data} />
    </>
  );
}

type ReceiverProps = Pick<BoardOrder, 'receiver'> & { contact: ReturnType<typeof useContact>['data'] };

/** The person who takes the order instead of the guest (IMP-10); the phone opens with the guest's. */
function Receiver({ receiver, contact }: ReceiverProps) {
  const { t } = useLingui();
  if (receiver === null) return null;
  const phone = contact?.receiverPhone ?? null;
  return (
    <div className={styles['row']}>
      <span>{t`Recipient`}</span>
      <span dir="auto">{receiver.name}</span>
      {phone === null ? (
        <span dir="ltr">{receiver.phone}</span>
      ) : (
        <a href={`tel:+${phone}`} dir="ltr">
          {formatPhone(phone)}
        </a>
      )}
    </div>
  );
}
