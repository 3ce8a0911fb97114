import { formatPhone, fullName, leftToRight } from '@dasturxon/core/format';
import { type PaymentType } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react/macro';
import { Cell, SwitchCell } from '@dasturxon/ui/cell-list';
import { UserIcon } from '@dasturxon/ui/icons';
import { useAtomValue, useSetAtom } from 'jotai';

import { settingsAtom } from '../../../store/boot.ts';
import { changeDraftAtom, orderDraftAtom } from '../../../domains/checkout/order-draft.ts';
import { sessionAtom } from '../../../domains/session/session.ts';
import { FoldedPlace } from './folded-place.tsx';
import { ReceiptField, ReceiverFields, type WhoErrors } from './who-fields.tsx';

type WhoCardProps = { errors: WhoErrors; paidBy: PaymentType | null };

/** The customer, another receiver (SET-17, IMP-10), and the recipient of the fiscal receipt (IMP-09). */
export function WhoCard({ errors, paidBy }: WhoCardProps) {
  const { t } = useLingui();
  const { features } = useAtomValue(settingsAtom);
  const user = useAtomValue(sessionAtom)?.user;
  const { sendCheque, sendChequePhone } = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  // Usually the receiver is the customer: that phone can be changed there (IMP-13).
  const sendIt = (checked: boolean) =>
    change({ sendCheque: checked, sendChequePhone: sendChequePhone || (checked && user?.phone) || '' });
  return (
    <FoldedPlace
      place="receiver"
      title={t`Recipient`}
      note={<bdi>{useRecipient()}</bdi>}
      isWrong={Object.values(errors).some((error) => error !== null)}
    >
      <Orderer />
      {features.receiver ? <AnotherReceiver errors={errors} paidBy={paidBy} /> : null}
      <SwitchCell title={t`Send the receipt by SMS`} checked={sendCheque} onChange={sendIt} />
      {sendCheque ? <ReceiptField error={errors.receiptPhone} /> : null}
    </FoldedPlace>
  );
}

/** Who receives it, in short. */
function useRecipient(): string {
  const user = useAtomValue(sessionAtom)?.user;
  const { hasReceiver, receiverName } = useAtomValue(orderDraftAtom);
  return (hasReceiver && receiverName) || fullName(user) || leftToRight(formatPhone(user?.phone ?? ''));
}

function Orderer() {
  const user = useAtomValue(sessionAtom)?.user;
  const phone = leftToRight(formatPhone(user?.phone ?? ''));
  const name = fullName(user);
  return <Cell icon={<UserIcon />} title={name || phone} description={name ? phone : null} />;
}

function AnotherReceiver({ errors, paidBy }: WhoCardProps) {
  const { t } = useLingui();
  const { hasReceiver } = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  return (
    <>
      <SwitchCell
        title={t`Someone else will receive it`}
        checked={hasReceiver}
        onChange={(checked) => change({ hasReceiver: checked })}
      />
      {hasReceiver ? <ReceiverFields errors={errors} paidBy={paidBy} /> : null}
    </>
  );
}
