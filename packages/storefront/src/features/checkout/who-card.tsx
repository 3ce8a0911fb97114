import { formatPhone, leftToRight, typePhone } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { Cell, SwitchCell } from '@dasturxon/ui/cell-list';
import { UserIcon } from '@dasturxon/ui/icons';
import { TextField } from '@dasturxon/ui/text-field';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';

import { settingsAtom } from '../../state/boot.ts';
import { checkoutExtrasAtom } from '../../state/checkout.ts';
import { changeDraftAtom, orderDraftAtom } from '../../state/order-draft.ts';
import { sessionAtom } from '../../state/session.ts';
import { Card } from './card.tsx';

/** What is wrong with the fields about people; null is nothing. */
export type WhoErrors = {
  receiverName: string | null;
  receiverPhone: string | null;
  chequePhone: string | null;
};

/** Who orders, who takes it if another person does (SET-17, IMP-10), and where the cheque goes (IMP-09). */
export function WhoCard({ errors }: { errors: WhoErrors }) {
  const { t } = useLingui();
  const { features } = useAtomValue(settingsAtom);
  const { sendCheque } = useAtomValue(checkoutExtrasAtom);
  const setExtras = useSetAtom(checkoutExtrasAtom);
  const user = useAtomValue(sessionAtom)?.user;
  const { sendChequePhone } = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  // Mostly it goes to who orders: that phone is there to be changed (IMP-13).
  const sendIt = (checked: boolean) => {
    if (checked && !sendChequePhone) change({ sendChequePhone: user?.phone ?? '' });
    setExtras((extras) => ({ ...extras, sendCheque: checked }));
  };
  return (
    <Card place="receiver" title={t`Who`}>
      <Orderer />
      {features.receiver ? <AnotherReceiver errors={errors} /> : null}
      <SwitchCell title={t`Send the cheque by SMS`} checked={sendCheque} onChange={sendIt} />
      {sendCheque ? <ChequeField error={errors.chequePhone} /> : null}
    </Card>
  );
}

function Orderer() {
  const user = useAtomValue(sessionAtom)?.user;
  const phone = leftToRight(formatPhone(user?.phone ?? ''));
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return <Cell icon={<UserIcon />} title={name || phone} description={name ? phone : null} />;
}

function AnotherReceiver({ errors }: { errors: WhoErrors }) {
  const { t } = useLingui();
  const [extras, setExtras] = useAtom(checkoutExtrasAtom);
  return (
    <>
      <SwitchCell
        title={t`Another person will receive it`}
        checked={extras.hasReceiver}
        onChange={(hasReceiver) => setExtras({ ...extras, hasReceiver })}
      />
      {extras.hasReceiver ? <ReceiverFields errors={errors} /> : null}
    </>
  );
}

function ReceiverFields({ errors }: { errors: WhoErrors }) {
  const { t } = useLingui();
  const { receiverName, receiverPhone } = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  return (
    <>
      <TextField
        label={t`Receiver's name`}
        name="receiver-name"
        maxLength={50}
        value={receiverName}
        state={errors.receiverName ? 'error' : 'empty'}
        message={errors.receiverName}
        onChange={(value) => change({ receiverName: value })}
      />
      <PhoneInput
        label={t`Receiver's phone`}
        value={receiverPhone}
        error={errors.receiverPhone}
        onChange={(value) => change({ receiverPhone: value })}
      />
    </>
  );
}

function ChequeField({ error }: { error: string | null }) {
  const { t } = useLingui();
  const { sendChequePhone } = useAtomValue(orderDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  return (
    <div id="checkout-cheque">
      <PhoneInput
        label={t`Phone for the cheque`}
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
      type="tel"
      inputMode="tel"
      value={typePhone(value).text}
      state={error ? 'error' : 'empty'}
      message={error}
      onChange={(text) => onChange(typePhone(text).text)}
    />
  );
}
