import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { DispatchCourier, HeldCash } from '@dasturxon/core/dispatch';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { priceText } from '../prices/price-text.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './dispatch.module.css';
import { useHandIn } from './use-dispatch.ts';

type RowProps = { held: HeldCash; branch: string; take: ReturnType<typeof useHandIn> };

function BranchCash({ held, branch, take }: RowProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [text, setText] = useState(String(held.amount));
  const amount = Number(text.replace(/\D/g, ''));
  const sum = priceText(amount, language);
  const whole = priceText(held.amount, language);
  const isTooMuch = amount > held.amount;
  return (
    <li className={styles['cash']}>
      <p>
        <strong dir="auto">{branch}</strong> {t`holds ${whole}`}
      </p>
      <TextField
        label={t`Counted, soʻm`}
        value={text}
        onChange={setText}
        inputMode="numeric"
        error={isTooMuch ? t`More than is held` : ''}
      />
      <OnlineButton
        look="main"
        isDisabled={amount < 1 || isTooMuch}
        isPending={take.isPending}
        onPress={() => take.mutate({ branchId: held.branchId, amount })}
      >
        {t`Take ${sum}`}
      </OnlineButton>
    </li>
  );
}

type Props = { courier: DispatchCourier; session: StaffSession; onClose: () => void };

/** Takes the cash that a courier hands in: by branch, counted by the person who takes it. */
export function HandInDialog({ courier, session, onClose }: Props) {
  const { t } = useLingui();
  const options = useBranchOptions(session);
  const take = useHandIn(courier.id);
  const error = useCallError(take.error);
  const name = courier.name ?? '';
  return (
    <Dialog title={t`Cash of ${name}`} closeLabel={t`Close`} place="middle" onClose={onClose}>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {courier.cash.length === 0 && <Notice>{t`All cash is handed in.`}</Notice>}
      <ul className={styles['choices']}>
        {courier.cash.map((held) => (
          <BranchCash
            key={`${held.branchId} ${held.amount}`}
            held={held}
            branch={options.find(({ value }) => value === held.branchId)?.label ?? ''}
            take={take}
          />
        ))}
      </ul>
    </Dialog>
  );
}
