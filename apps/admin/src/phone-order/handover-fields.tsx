import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Chips } from '@dasturxon/admin-ui/chips';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { asciiDigits, formatNumber } from '@dasturxon/core/format';
import {
  changeChoices,
  changeToBring,
  type Handover,
  isEnoughCash,
  MOST_CUTLERY,
  offeredHandover,
} from '@dasturxon/core/order';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { priceText } from '../prices/price-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { Call } from './call.ts';

const [EXACT, OTHER] = ['exact', 'other'];

type ChangeProps = {
  changeFrom: number | null;
  total: number;
  onChange: (changeFrom: number | null) => void;
};

/** The sum that the guest holds, typed. */
function OtherSum({ changeFrom, total, onChange }: ChangeProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Prepare change from`}
      inputMode="numeric"
      value={changeFrom === null ? '' : String(changeFrom)}
      error={isEnoughCash(changeFrom, total) ? '' : t`This is less than the total`}
      onChange={(text) => onChange(Number(asciiDigits(text).slice(0, 9)) || null)}
    />
  );
}

/** What the courier gives back; nothing for the exact sum. */
function Change({ changeFrom, total }: Omit<ChangeProps, 'onChange'>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  if (changeFrom === null || !isEnoughCash(changeFrom, total)) return null;
  const back = priceText(changeToBring(changeFrom, total) ?? 0, language);
  return <p role="status">{t`Change: ${back}`}</p>;
}

/** The cash that the guest pays with, so that the courier brings the change (B23). `total` in so'm. */
function CashChange({ changeFrom, total, onChange }: ChangeProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [isTyping, setTyping] = useState(false);
  const sums = changeChoices(total);
  const isOther = isTyping || (changeFrom !== null && !sums.includes(changeFrom));
  const chosen = changeFrom === null ? EXACT : String(changeFrom);
  return (
    <>
      <p aria-hidden>{t`Prepare change from`}</p>
      <Chips
        label={t`Prepare change from`}
        chips={[
          { value: EXACT, label: t`No change needed` },
          ...sums.map((sum) => ({ value: String(sum), label: priceText(sum, language) })),
          { value: OTHER, label: t`Another sum` },
        ]}
        value={isOther ? OTHER : chosen}
        onChange={(value) => {
          setTyping(value === OTHER);
          onChange(Number(value) || null);
        }}
      />
      {isOther && <OtherSum changeFrom={changeFrom} total={total} onChange={onChange} />}
      <Change changeFrom={changeFrom} total={total} />
    </>
  );
}

/** For how many people cutlery is packed; empty: the restaurant decides. */
function Cutlery({ sets, onChange }: { sets: number | null; onChange: (sets: number | null) => void }) {
  const { t } = useLingui();
  const counts = Array.from({ length: MOST_CUTLERY + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? t`No cutlery` : formatNumber(count),
  }));
  return (
    <SelectField
      label={t`Cutlery`}
      options={[{ value: '', label: t`As usual` }, ...counts]}
      value={sets === null ? '' : String(sets)}
      onChange={(value) => onChange(value === '' ? null : Number(value))}
    />
  );
}

type Props = { call: Call; total: number | null; onChange: (change: Partial<Call>) => void };

/** What the guest asks for the hand-over, as far as it applies to the service and the payment. */
export function HandoverFields({ call, total, onChange }: Props) {
  const { t } = useLingui();
  const { handover, service, payment } = call;
  const offered = offeredHandover({ serviceType: service, paymentType: payment });
  const put = (change: Partial<Handover>) => onChange({ handover: { ...handover, ...change } });
  return (
    <>
      {offered.changeFrom && total !== null && (
        <CashChange
          changeFrom={handover.changeFrom}
          total={total}
          onChange={(changeFrom) => put({ changeFrom })}
        />
      )}
      {offered.cutlery && <Cutlery sets={handover.cutlery} onChange={(cutlery) => put({ cutlery })} />}
      {offered.leaveAtDoor && (
        <CheckboxList
          label={t`Delivery`}
          options={[{ value: 'door', label: t`Leave at the door` }]}
          value={handover.leaveAtDoor ? ['door'] : []}
          onChange={(chosen) => put({ leaveAtDoor: chosen.length > 0 })}
        />
      )}
    </>
  );
}
