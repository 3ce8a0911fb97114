import { NAME_LENGTH } from '@dasturxon/core/validation';
import { typePhone } from '@dasturxon/core/format';
import { offeredHandover } from '@dasturxon/core/order';
import { DEFAULT_PAYMENT, type PaymentType } from '@dasturxon/core/payment';
import { useLingui } from '@lingui/react/macro';
import { SwitchCell } from '@dasturxon/ui/cell-list';
import { TextField } from '@dasturxon/ui/text-field';
import { useAtomValue, useSetAtom } from 'jotai';

import { changeHandoverAtom, handoverAtom } from '../../../domains/checkout/handover.ts';
import { changeDraftAtom, orderDraftAtom, serviceTypeAtom } from '../../../domains/checkout/order-draft.ts';

/** What is wrong with the fields about people; null is nothing. */
export type WhoErrors = {
  receiverName: string | null;
  receiverPhone: string | null;
  receiptPhone: string | null;
};

type ReceiverFieldsProps = { errors: WhoErrors; paidBy: PaymentType | null };

/** The other person who receives the order, also as a gift (SET-17, IMP-10, B65). */
export function ReceiverFields({ errors, paidBy }: ReceiverFieldsProps) {
  const { t } = useLingui();
  const { receiverName, receiverPhone } = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  return (
    <>
      <TextField
        label={t`Recipient's name`}
        input={{ name: 'receiver-name', maxLength: NAME_LENGTH.max }}
        value={receiverName}
        feedback={{ state: errors.receiverName ? 'error' : 'empty', message: errors.receiverName }}
        onChange={(value) => change({ receiverName: value })}
      />
      <PhoneInput
        label={t`Recipient's phone`}
        value={receiverPhone}
        error={errors.receiverPhone}
        onChange={(value) => change({ receiverPhone: value })}
      />
      <Gift paidBy={paidBy} />
    </>
  );
}

/** Offered where the receiver pays nothing. */
function Gift({ paidBy }: Pick<ReceiverFieldsProps, 'paidBy'>) {
  const { t } = useLingui();
  const serviceType = useAtomValue(serviceTypeAtom);
  const { isGift } = useAtomValue(handoverAtom);
  const change = useSetAtom(changeHandoverAtom);
  if (!offeredHandover({ serviceType, paymentType: paidBy ?? DEFAULT_PAYMENT }).isGift) return null;
  return (
    <SwitchCell
      title={t`It is a gift`}
      description={t`There are no prices in the bag, and the courier names none.`}
      checked={isGift}
      onChange={(checked) => change({ isGift: checked })}
    />
  );
}

/** The phone that the fiscal receipt goes to (IMP-09). */
export function ReceiptField({ error }: { error: string | null }) {
  const { t } = useLingui();
  const { sendChequePhone } = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  return (
    <div id="checkout-receipt">
      <PhoneInput
        label={t`Phone for the receipt`}
        value={sendChequePhone}
        error={error}
        onChange={(value) => change({ sendChequePhone: value })}
      />
    </div>
  );
}

type PhoneInputProps = {
  label: string;
  value: string;
  error: string | null;
  onChange: (text: string) => void;
};

function PhoneInput({ label, value, error, onChange }: PhoneInputProps) {
  return (
    <TextField
      label={label}
      input={{ type: 'tel', inputMode: 'tel' }}
      value={typePhone(value).text}
      feedback={{ state: error ? 'error' : 'empty', message: error }}
      onChange={(text) => onChange(typePhone(text).text)}
    />
  );
}
