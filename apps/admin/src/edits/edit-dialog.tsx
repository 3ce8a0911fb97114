import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { IfMissingNote } from '../board/notes/if-missing-note.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { AddDish } from './add-dish.tsx';
import { Bears, Consent } from './consent.tsx';
import { EditSums } from './edit-sums.tsx';
import { isEdited, linesOf, toItems, withAdded, withCount } from './edited-lines.ts';
import styles from './edits.module.css';
import { LineEditor } from './line-editor.tsx';
import { type SentEdit, useEdit, useEditQuote } from './use-edit.ts';

/** Whether the order changes when its guest does not answer. */
const silenceActs = ({ ifMissing }: BoardOrder) => ifMissing !== null && ifMissing !== 'CALL';

type Props = { order: BoardOrder; put: (order: BoardOrder) => void; onClose: () => void };

/** Changes the lines of an order: what it costs, and whether the guest is asked or has agreed (C.7). */
export function EditDialog({ order, put, onClose }: Props) {
  const { t } = useLingui();
  const [lines, setLines] = useState(() => linesOf(order));
  const [bears, setBears] = useState(false);
  const isEmpty = toItems(lines).length === 0;
  const isAsked = isEdited(lines) && !isEmpty;
  const change = { cartItems: toItems(lines), bears, handover: null };
  const quote = useEditQuote(order, change, isAsked);
  const edit = useEdit(order, put);
  const failure = useCallError(edit.error ?? quote.error);
  const number = order.number;
  const send = (consent: SentEdit['consent']) =>
    edit.mutate({ ...change, consent, totalPrice: quote.sums?.totalPrice ?? 0 }, { onSuccess: onClose });
  return (
    <Dialog title={t`Change order ${number}`} closeLabel={t`Close`} onClose={onClose}>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <LineEditor
            key={line.key}
            line={line}
            onCount={(count) => setLines(withCount(lines, line.key, count))}
          />
        ))}
      </ul>
      <AddDish order={order} onAdd={(product, choices) => setLines(withAdded(lines, product, choices))} />
      {isEmpty && <Notice tone="warn">{t`Nothing is left. Cancel the order instead.`}</Notice>}
      {quote.sums && <EditSums quote={quote.sums} order={order} />}
      <Bears isOffered={bears || quote.sums?.canBear === true} bears={bears} onChange={setBears} />
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <Consent
        isReady={quote.isReady}
        isPending={edit.isPending}
        isCovered={quote.sums?.isCovered === true}
        onSend={send}
      />
      <IfMissingNote order={order} />
      <p>
        {silenceActs(order)
          ? t`The guest has five minutes to answer. Without an answer the choice made at checkout is carried out.`
          : t`The guest has five minutes to answer. Without an answer nothing changes.`}
      </p>
    </Dialog>
  );
}
