import { Button } from '@dasturxon/admin-ui/button';
import { Dialog } from '@dasturxon/admin-ui/dialog';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { IfMissingNote } from '../board/notes/if-missing-note.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { AddDish } from './add-dish.tsx';
import { EditSums } from './edit-sums.tsx';
import { linesOf, toItems, withAdded, withCount } from './edited-lines.ts';
import styles from './edits.module.css';
import { LineEditor } from './line-editor.tsx';
import { type SentEdit, useEdit, useEditQuote } from './use-edit.ts';

/** Whether the order changes when its guest does not answer. */
const silenceActs = ({ ifMissing }: BoardOrder) => ifMissing !== null && ifMissing !== 'CALL';

type Props = { order: BoardOrder; put: (order: BoardOrder) => void; onClose: () => void };

type ConsentProps = {
  isReady: boolean;
  isPending: boolean;
  /** The guest allowed it at checkout. */
  isCovered: boolean;
  onSend: (consent: SentEdit['consent']) => void;
};

/** The ways to the guest's consent: the choice at checkout, a question, a phone call. */
function Consent({ isReady, isPending, isCovered, onSend }: ConsentProps) {
  const { t } = useLingui();
  return (
    <div className={styles['buttons']}>
      {isCovered && (
        <Button look="main" isDisabled={!isReady} isPending={isPending} onPress={() => onSend('CHOICE')}>
          {t`Change: the guest allowed it`}
        </Button>
      )}
      <Button
        look={isCovered ? 'quiet' : 'main'}
        isDisabled={!isReady}
        isPending={isPending}
        onPress={() => onSend('GUEST')}
      >
        {t`Ask the guest`}
      </Button>
      <Button isDisabled={!isReady} isPending={isPending} onPress={() => onSend('PHONE')}>
        {t`The guest agreed by phone`}
      </Button>
    </div>
  );
}

type BearsProps = { isOffered: boolean; bears: boolean; onChange: (bears: boolean) => void };

/** Lets the restaurant bear a small rise. */
function Bears({ isOffered, bears, onChange }: BearsProps) {
  const { t } = useLingui();
  if (!isOffered) return null;
  return (
    <label>
      <input type="checkbox" checked={bears} onChange={({ target }) => onChange(target.checked)} />{' '}
      {t`The restaurant bears the difference`}
    </label>
  );
}

/** Changes the lines of an order: what it costs, and whether the guest is asked or has agreed (C.7). */
export function EditDialog({ order, put, onClose }: Props) {
  const { t } = useLingui();
  const [lines, setLines] = useState(() => linesOf(order));
  const [bears, setBears] = useState(false);
  const quote = useEditQuote(order, lines, bears);
  const edit = useEdit(order, put);
  const failure = useCallError(edit.error ?? quote.error);
  const number = order.number;
  const isEmpty = toItems(lines).length === 0;
  const send = (consent: SentEdit['consent']) =>
    edit.mutate({ lines, bears, consent, totalPrice: quote.sums?.totalPrice ?? 0 }, { onSuccess: onClose });
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
