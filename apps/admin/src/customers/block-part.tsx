import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { formatDate } from '@dasturxon/core/format';
import { DAY_MS } from '@dasturxon/core/kernel';
import {
  BLOCK_DAYS_AT_MOST,
  BLOCK_REASONS,
  type BlockReason,
  type CustomerCard,
  isBlockEnd,
  type StaffSession,
} from '@dasturxon/core/staff';
import { wallMoment } from '@dasturxon/core/time';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import { useNow } from '../time/use-now.ts';
import { BLOCK_LABELS } from './customer-labels.ts';
import styles from './customers.module.css';
import { useBlock, useUnblock } from './use-customers.ts';

/** After how many days a block ends; none: it is lifted by hand, or ends at a typed time. */
const DAYS = { DAY: 1, WEEK: 7, MONTH: 30 } as const;
type End = keyof typeof DAYS | 'NEVER' | 'DATE';

type Props = { card: CustomerCard; session: StaffSession };

/** The end of a block as it is chosen; undefined for an incomplete or impossible time. */
function useEnd(zone: string) {
  const [end, setEnd] = useState<End>('MONTH');
  const [time, setTime] = useState('');
  const now = useNow();
  const typed = wallMoment(time, zone)?.toISOString();
  const isGood = typed !== undefined && isBlockEnd(typed, now);
  const untilAt = (from: Date): string | null | undefined => {
    if (end === 'NEVER') return null;
    if (end === 'DATE') return isGood ? typed : undefined;
    return new Date(from.getTime() + DAYS[end] * DAY_MS).toISOString();
  };
  return { end, setEnd, time, setTime, isReady: end !== 'DATE' || isGood, untilAt };
}

function EndFields({ end, setEnd, time, setTime, isReady }: ReturnType<typeof useEnd>) {
  const { t } = useLingui();
  const days = BLOCK_DAYS_AT_MOST;
  const chips: { value: End; label: string }[] = [
    { value: 'DAY', label: t`1 day` },
    { value: 'WEEK', label: t`7 days` },
    { value: 'MONTH', label: t`30 days` },
    { value: 'DATE', label: t`Until a time` },
    { value: 'NEVER', label: t`Until it is lifted` },
  ];
  return (
    <>
      <Chips label={t`How long`} chips={chips} value={end} onChange={setEnd} />
      {end === 'DATE' && (
        <TextField
          label={t`Date and time`}
          type="datetime-local"
          value={time}
          onChange={setTime}
          error={
            isReady || time === '' ? '' : t`Choose an end that is still to come, at most ${days} days away.`
          }
        />
      )}
    </>
  );
}

function BlockForm({ card, session, onClose }: Props & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [reason, setReason] = useState<BlockReason>('PRANK');
  const end = useEnd(session.timeZone);
  const block = useBlock(card.id);
  const error = useCallError(block.error);
  const send = () => {
    const until = end.untilAt(new Date());
    if (until !== undefined) block.mutate({ reason, until }, { onSuccess: onClose });
  };
  return (
    <section className={styles['part']} aria-label={t`Block the guest`}>
      <p>{t`A blocked guest can look at the menu, but cannot sign in or order.`}</p>
      <SelectField
        label={t`Reason`}
        options={BLOCK_REASONS.map((value) => ({ value, label: i18n._(BLOCK_LABELS[value]) }))}
        value={reason}
        onChange={setReason}
      />
      <EndFields {...end} />
      <div className={styles['buttons']}>
        <OnlineButton look="danger" isPending={block.isPending} isDisabled={!end.isReady} onPress={send}>
          {t`Block`}
        </OnlineButton>
        <Button onPress={onClose}>{t`Do not block`}</Button>
      </div>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </section>
  );
}

function Blocked({ card, session, mayBlock }: Props & { mayBlock: boolean }) {
  const { t, i18n } = useLingui();
  const lift = useUnblock(card.id);
  const error = useCallError(lift.error);
  const { reason, until } = card.block;
  const end = until === null ? null : formatDate(until, { time: true }, session.timeZone);
  return (
    <>
      <Notice tone="warn">
        {[
          t`The guest is blocked: they cannot sign in or order.`,
          reason === null ? null : i18n._(BLOCK_LABELS[reason]),
          end === null ? t`Until it is lifted` : t`Until ${end}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Notice>
      {mayBlock && (
        <div>
          <OnlineButton isPending={lift.isPending} onPress={() => lift.mutate()}>
            {t`Lift the block`}
          </OnlineButton>
        </div>
      )}
      {error !== '' && <Notice tone="bad">{error}</Notice>}
    </>
  );
}

/** The block of a guest, and for those who may the way to set and to lift it (BO-467). */
export function BlockPart({ card, session }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const mayBlock = session.permissions.includes('customers.block');
  if (card.block.isBlocked) return <Blocked card={card} session={session} mayBlock={mayBlock} />;
  if (!mayBlock) return null;
  if (isOpen) return <BlockForm card={card} session={session} onClose={() => setOpen(false)} />;
  return (
    <div>
      <Button onPress={() => setOpen(true)}>{t`Block the guest`}</Button>
    </div>
  );
}
