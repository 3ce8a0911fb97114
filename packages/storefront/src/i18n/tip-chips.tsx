import { TIP_AMOUNTS, TIP_AT_MOST } from '@dasturxon/core/cart';
import { asciiDigits } from '@dasturxon/core/format';
import { useLingui } from '@lingui/react/macro';
import { ChipGroup } from '@dasturxon/ui/chip-group';
import { TextField } from '@dasturxon/ui/text-field';
import { useState } from 'react';

import { useOrderFormats } from './labels/order-formats.ts';

const OTHER = 'other';

type TipChipsProps = {
  label: string;
  /** In so'm; 0: no tip. */
  tip: number;
  onChange: (tip: number) => void;
};

/** Sums to choose from, and another one to type (B35). A tap on the chosen one takes it back. */
export function TipChips({ label, tip, onChange }: TipChipsProps) {
  const { t } = useLingui();
  const { money } = useOrderFormats();
  const isUsual = tip === 0 || TIP_AMOUNTS.includes(tip);
  const [isTyped, setTyped] = useState(!isUsual);
  const chips = TIP_AMOUNTS.map((amount) => ({
    id: String(amount),
    label: money(amount),
    pressed: !isTyped && tip === amount,
  }));
  const toggle = (id: string) => {
    setTyped(id === OTHER && !isTyped);
    onChange(id === OTHER || (!isTyped && tip === Number(id)) ? 0 : Number(id));
  };
  return (
    <>
      <ChipGroup
        label={label}
        items={[...chips, { id: OTHER, label: t`Another sum`, pressed: isTyped }]}
        onToggle={toggle}
      />
      {isTyped ? (
        <TextField
          label={t`Sum in soʻm`}
          input={{ name: 'tip', inputMode: 'numeric', autoFocus: tip === 0 }}
          value={tip === 0 ? '' : String(tip)}
          onChange={(typed) => onChange(tipOf(typed))}
        />
      ) : null}
    </>
  );
}

const tipOf = (typed: string): number =>
  Math.min(Number(asciiDigits(typed).replaceAll(/\D/g, '').slice(0, 9)), TIP_AT_MOST);
