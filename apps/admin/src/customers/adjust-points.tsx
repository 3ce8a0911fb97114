import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatNumber } from '@dasturxon/core/format';
import {
  ADJUST_REASONS,
  type AdjustReason,
  type CustomerCard,
  isWithinAdjustLimit,
  mayUse,
  type StaffSession,
} from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { ADJUST_LABELS } from './customer-labels.ts';
import styles from './customers.module.css';
import { useAdjust } from './use-customers.ts';

type Props = { card: CustomerCard; session: StaffSession };

function AdjustForm({ card, onClose }: Pick<Props, 'card'> & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [sign, setSign] = useState<'ADD' | 'TAKE'>('ADD');
  const [text, setText] = useState('');
  const [reason, setReason] = useState<AdjustReason>('APOLOGY');
  const adjust = useAdjust(card.id);
  const error = useCallError(adjust.error);
  const { limit } = card.points;
  const most = formatNumber(sign === 'ADD' ? limit.most : Math.abs(limit.least));
  const typed = Number(text.replaceAll(/\D/g, ''));
  const amount = sign === 'ADD' ? typed : 0 - typed;
  const isGood = isWithinAdjustLimit(limit, amount);
  return (
    <section className={styles['part']} aria-label={t`Change the points`}>
      <Chips
        label={t`Change the points`}
        chips={[
          { value: 'ADD', label: t`Add` },
          { value: 'TAKE', label: t`Take` },
        ]}
        value={sign}
        onChange={setSign}
      />
      <TextField
        label={t`Points, at most ${most}`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={setText}
        error={isGood || text === '' ? '' : t`Type a number up to ${most}.`}
      />
      <SelectField
        label={t`Reason`}
        options={ADJUST_REASONS.map((value) => ({ value, label: i18n._(ADJUST_LABELS[value]) }))}
        value={reason}
        onChange={setReason}
      />
      <div className={styles['buttons']}>
        <OnlineButton
          look={sign === 'ADD' ? 'main' : 'danger'}
          isPending={adjust.isPending}
          isDisabled={!isGood}
          onPress={() => adjust.mutate({ amount, reason }, { onSuccess: onClose })}
        >
          {sign === 'ADD' ? t`Add the points` : t`Take the points`}
        </OnlineButton>
        <Button onPress={onClose}>{t`Leave as it is`}</Button>
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}

/** For those who may: adds or takes points by a line with a reason; a line is never changed (BO-468). */
export function AdjustPoints({ card, session }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { permissions, factor } = session;
  if (!permissions.includes('customers.adjust') || !mayUse(factor, 'customers.adjust')) return null;
  if (isOpen) return <AdjustForm card={card} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button onPress={() => setOpen(true)}>{t`Change the points`}</Button>
    </div>
  );
}
