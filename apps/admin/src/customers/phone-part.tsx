import { Notice } from '@dasturxon/admin-ui/notice';
import { formatPhone } from '@dasturxon/core/format';
import type { CustomerCard } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { useCustomerContact } from './use-customers.ts';

/** The masked phone of a guest, and the way to show all of it, which is counted and logged (BO-501). */
export function PhonePart({ card }: { card: CustomerCard }) {
  const { t } = useLingui();
  const contact = useCustomerContact(card.id);
  const failure = useCallError(contact.error);
  const phone = contact.data?.phone;
  if (phone)
    return (
      <a href={`tel:+${phone}`} dir="ltr">
        {formatPhone(phone)}
      </a>
    );
  return (
    <>
      <bdi dir="ltr">{card.phone}</bdi>
      {card.phone !== null && (
        <OnlineButton isPending={contact.isPending} onPress={() => contact.mutate()}>
          {t`Show the phone`}
        </OnlineButton>
      )}
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
