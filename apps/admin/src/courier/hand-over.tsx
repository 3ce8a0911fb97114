import { Button } from '@dasturxon/admin-ui/button';
import { FileField } from '@dasturxon/admin-ui/file-field';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { cashDue } from '@dasturxon/core/dispatch';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { priceText } from '../prices/price-text.ts';
import styles from './courier.module.css';
import { useDoorPicture, useReport } from './use-deliveries.ts';

type Props = { order: BoardOrder; put: (order: BoardOrder) => void };
type Asked = { isPending: boolean; onDone: (code: string | null) => void; onBack: () => void };

/** Asks whether the cash was received. */
function Cash({ order, isPending, onDone, onBack }: Asked & Pick<Props, 'order'>) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const sum = priceText(cashDue(order), language);
  return (
    <div className={styles['steps']} role="group" aria-label={t`Cash`}>
      <p className={styles['sum']}>{t`Did you receive ${sum} in cash?`}</p>
      <OnlineButton look="main" autoFocus isPending={isPending} onPress={() => onDone(null)}>
        {t`Yes, ${sum} received`}
      </OnlineButton>
      <Button onPress={onBack}>{t`Not yet`}</Button>
    </div>
  );
}

const CODE_LENGTH = 4;

/** Asks for the code that the guest has on the order's page (BO-403). */
function Code({ isPending, onDone, onBack }: Asked) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const isWhole = code.length === CODE_LENGTH;
  return (
    <form
      className={styles['steps']}
      aria-label={t`Code of the guest`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) onDone(code);
      }}
    >
      <TextField
        label={t`Code on the guest’s order page`}
        inputMode="numeric"
        autoFocus
        value={code}
        onChange={(text) => setCode(text.replace(/\D/g, '').slice(0, CODE_LENGTH))}
      />
      <OnlineButton look="main" isDisabled={!isWhole} isPending={isPending} onPress={() => onDone(code)}>
        {t`Check the code`}
      </OnlineButton>
      <Button onPress={onBack}>{t`Not yet`}</Button>
    </form>
  );
}

/** Asks for the photo of what was left at the door (BO-404). */
function Photo({ order, put, isPending, onDone, onBack }: Asked & Props) {
  const { t } = useLingui();
  const picture = useDoorPicture(order, put);
  const error = useCallError(picture.error);
  return (
    <div className={styles['steps']} role="group" aria-label={t`Photo at the door`}>
      <p>{t`Leave the order at the door and take a photo of it.`}</p>
      <FileField
        label={t`Photo at the door`}
        accept="image/jpeg,image/png,image/webp"
        isDisabled={picture.isPending}
        onChoose={(file) => picture.mutate(file)}
      />
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {picture.isPending && <p role="status">{t`Loading…`}</p>}
      {order.hasDoorPicture && (
        <>
          <p role="status">{t`The photo is saved.`}</p>
          <OnlineButton look="main" isPending={isPending} onPress={() => onDone(null)}>
            {t`Left at the door`}
          </OnlineButton>
        </>
      )}
      <Button onPress={onBack}>{t`Not yet`}</Button>
    </div>
  );
}

type Stage = 'CASH' | 'CODE' | 'PHOTO';

/** What a hand-over asks of the courier, in this order: the cash, then the proof. */
const stagesOf = (order: BoardOrder): Stage[] => [
  ...(cashDue(order) > 0 ? ['CASH' as const] : []),
  ...(order.proof === null ? [] : [order.proof]),
];

/** The hand-over of an order: a button, and one question after the other. */
export function HandOver({ order, put }: Props) {
  const { t } = useLingui();
  const [done, setDone] = useState<number | null>(null);
  const report = useReport(order, put);
  const error = useCallError(report.error);
  const stages = stagesOf(order);
  const send = (code: string | null) => report.mutate({ step: 'HANDED_OVER', cash: cashDue(order), code });
  const next = (from: number, code: string | null) => (from < stages.length ? setDone(from) : send(code));
  const stage = done === null ? undefined : stages[done];
  const asked = {
    isPending: report.isPending,
    onDone: (code: string | null) => next((done ?? 0) + 1, code),
    onBack: () => setDone(null),
  };
  return (
    <>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {stage === undefined && (
        <OnlineButton look="main" isPending={report.isPending} onPress={() => next(0, null)}>
          {t`Handed over`}
        </OnlineButton>
      )}
      {stage === 'CASH' && <Cash order={order} {...asked} />}
      {stage === 'CODE' && <Code {...asked} />}
      {stage === 'PHOTO' && <Photo order={order} put={put} {...asked} />}
    </>
  );
}
