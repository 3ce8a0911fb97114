import { formatPhone, fullName, leftToRight } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { Cell, SwitchCell } from '@dasturxon/ui/cell-list';
import { UserIcon } from '@dasturxon/ui/icons';
import { SkeletonRows } from '@dasturxon/ui/skeleton';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';

import { settingsAtom } from '../../../store/boot.ts';
import {
  changeDraftAtom,
  checkoutExtrasAtom,
  orderDraftAtom,
} from '../../../domains/checkout/order-draft.ts';
import { sessionAtom } from '../../../domains/session/session.ts';
import { Card } from './card.tsx';
import type { CheckoutParts } from '../use-checkout-parts.ts';

/** What is wrong with the fields about people; null is nothing. */
export type WhoErrors = {
  receiverName: string | null;
  receiverPhone: string | null;
  receiptPhone: string | null;
};

type WhoCardProps = { errors: WhoErrors; parts: CheckoutParts | null };

/** The customer, another receiver (SET-17, IMP-10), and the recipient of the fiscal receipt (IMP-09). */
export function WhoCard(props: WhoCardProps) {
  const { errors, parts } = props;
  const { t } = useLingui();
  const { features } = useAtomValue(settingsAtom);
  const { sendCheque } = useAtomValue(checkoutExtrasAtom);
  const setExtras = useSetAtom(checkoutExtrasAtom);
  const user = useAtomValue(sessionAtom)?.user;
  const { sendChequePhone } = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  // Usually the receiver is the customer: that phone can be changed there (IMP-13).
  const sendIt = (checked: boolean) => {
    if (checked && !sendChequePhone) change({ sendChequePhone: user?.phone ?? '' });
    setExtras((extras) => ({ ...extras, sendCheque: checked }));
  };
  return (
    <Card place="receiver" title={t`Recipient`}>
      <Orderer />
      {features.receiver ? <AnotherReceiver {...props} /> : null}
      <SwitchCell title={t`Send the receipt by SMS`} checked={sendCheque} onChange={sendIt} />
      {sendCheque && parts ? <parts.ReceiptField error={errors.receiptPhone} /> : null}
      {sendCheque && !parts ? <SkeletonRows label={t`Loading`} count={1} /> : null}
    </Card>
  );
}

function Orderer() {
  const user = useAtomValue(sessionAtom)?.user;
  const phone = leftToRight(formatPhone(user?.phone ?? ''));
  const name = fullName(user);
  return <Cell icon={<UserIcon />} title={name || phone} description={name ? phone : null} />;
}

function AnotherReceiver({ errors, parts }: WhoCardProps) {
  const { t } = useLingui();
  const [extras, setExtras] = useAtom(checkoutExtrasAtom);
  return (
    <>
      <SwitchCell
        title={t`Someone else will receive it`}
        checked={extras.hasReceiver}
        onChange={(hasReceiver) => setExtras({ ...extras, hasReceiver })}
      />
      {extras.hasReceiver && parts ? <parts.ReceiverFields errors={errors} /> : null}
      {extras.hasReceiver && !parts ? <SkeletonRows label={t`Loading`} count={2} /> : null}
    </>
  );
}
