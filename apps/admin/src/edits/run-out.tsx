import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import { localize } from '@dasturxon/core/kernel';
import { type BoardOrder, STOP_CHOICES, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { IfMissingNote } from '../board/notes/if-missing-note.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { TERM_LABELS } from '../stop-list/term-labels.ts';
import { useSwap } from './use-edit.ts';

type Props = {
  order: BoardOrder;
  session: StaffSession;
  put: (order: BoardOrder) => void;
  onClose: () => void;
};

/** Which dish of an order has run out, and for how long it goes off sale: the guest chooses what to have instead (C8). */
export function RunOut({ order, session, put, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const left = order.lines.filter(({ id }) => !(id in order.kitchen.done));
  const [lineId, setLineId] = useState(left.length === 1 ? left[0]!.id : null);
  const [stop, setStop] = useState<(typeof STOP_CHOICES)[number]>('2H');
  const swap = useSwap(order, put);
  const failure = useCallError(swap.error);
  const maySell = session.permissions.includes('stopList.write');
  const dishes = left.map(({ id, name, count }) => ({
    value: id,
    label: `${count} × ${localize(name, language)}`,
  }));
  const terms = STOP_CHOICES.map((value) => ({ value, label: i18n._(TERM_LABELS[value]) }));
  const ask = (line: string) =>
    swap.mutate({ lineId: line, stop: maySell ? stop : null }, { onSuccess: onClose });
  return (
    <Dialog title={t`What has run out?`} closeLabel={t`Close`} onClose={onClose}>
      <Chips label={t`Dish`} chips={dishes} value={lineId} onChange={setLineId} />
      {maySell && (
        <section>
          <h3>{t`Off sale at this branch`}</h3>
          <Chips label={t`Off sale at this branch`} chips={terms} value={stop} onChange={setStop} />
        </section>
      )}
      <IfMissingNote order={order} />
      <p>{t`The guest gets up to three dishes to choose from, and five minutes.`}</p>
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <Button
        look="main"
        isDisabled={lineId === null}
        isPending={swap.isPending}
        onPress={() => lineId !== null && ask(lineId)}
      >
        {t`Ask the guest`}
      </Button>
    </Dialog>
  );
}
