import { asciiDigits } from '@dasturxon/core/format';
import { changeChoices, changeToBring, isEnoughCash } from '@dasturxon/core/order';
import { ChipGroup } from '@dasturxon/ui/chip-group';
import { TextField } from '@dasturxon/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { changeHandoverAtom, handoverAtom } from '../../../domains/checkout/handover.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import styles from './checkout.module.css';

const EXACT = 'exact';
const OTHER = 'other';

type CashChangeProps = {
  total: number;
  /** The card already names what is wrong. */
  hasCardError: boolean;
};

/** The cash that the guest pays with, so that the courier brings the change (B23). `total` in so'm. */
export function CashChange({ total, hasCardError }: CashChangeProps) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const { changeFrom } = useAtomValue(handoverAtom);
  const change = useSetAtom(changeHandoverAtom);
  const sums = changeChoices(total);
  const [isTyping, type] = useState(false);
  const isOther = isTyping || (changeFrom !== null && !sums.includes(changeFrom));
  const chosen = isOther ? OTHER : changeFrom === null ? EXACT : String(changeFrom);
  const choose = (id: string) => {
    type(id === OTHER);
    change({ changeFrom: id === EXACT || id === OTHER ? null : Number(id) });
  };
  const chips = [
    { id: EXACT, label: t`No change needed` },
    ...sums.map((sum) => ({ id: String(sum), label: format.money(sum) })),
    { id: OTHER, label: t`Another sum` },
  ];
  return (
    <>
      <p className={styles.quiet} aria-hidden>
        {t`Prepare change from`}
      </p>
      <ChipGroup
        label={t`Prepare change from`}
        items={chips.map((chip) => ({ ...chip, pressed: chip.id === chosen }))}
        onToggle={choose}
      />
      {isOther ? <OtherSum total={total} hasCardError={hasCardError} /> : null}
      {chosen === EXACT ? null : <Change total={total} />}
    </>
  );
}

function OtherSum({ total, hasCardError }: CashChangeProps) {
  const { t } = useLingui();
  const { changeFrom } = useAtomValue(handoverAtom);
  const change = useSetAtom(changeHandoverAtom);
  const isShort = !isEnoughCash(changeFrom, total);
  return (
    <TextField
      label={t`Prepare change from`}
      input={{ name: 'change-from', inputMode: 'numeric', autoFocus: true }}
      value={changeFrom === null ? '' : String(changeFrom)}
      feedback={
        isShort
          ? { state: 'error', message: hasCardError ? null : t`This is less than the total` }
          : undefined
      }
      onChange={(text) => change({ changeFrom: Number(asciiDigits(text).slice(0, 9)) || null })}
    />
  );
}

/** What the courier gives back. */
function Change({ total }: { total: number }) {
  const { t } = useLingui();
  const format = useOrderFormats();
  const back = changeToBring(useAtomValue(handoverAtom).changeFrom, total);
  return back ? <p role="status">{t`Change: ${format.money(back)}`}</p> : null;
}
