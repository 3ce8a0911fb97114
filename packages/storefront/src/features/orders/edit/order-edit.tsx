import type { OrderDetails } from '@dasturxon/core/api';
import { formatDate } from '@dasturxon/core/format';
import { lineChanges, type OrderEdit as Edit } from '@dasturxon/core/order';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';
import { useLingui } from '@lingui/react/macro';

import { useDeps } from '../../../hosts/deps.ts';
import { useOrderFormats } from '../../../i18n/labels/order-formats.ts';
import styles from './edit.module.css';
import { silenceText } from './edit-silence.ts';
import { SwapChoice } from './swap-choice.tsx';
import { TimeLeft, useSecondsLeft } from './time-left.tsx';
import { useAnswerEdit } from './use-answer-edit.ts';

/** What the restaurant suggests to change: struck what goes, with a plus what comes. */
function Changes({ order, edit }: { order: OrderDetails; edit: Edit }) {
  const format = useOrderFormats();
  const { timeZone } = useDeps();
  const { handover } = edit;
  return (
    <ul className={styles.changes}>
      {handover && (
        <li dir="auto">
          <b>
            {[
              format.service(handover.serviceType),
              handover.address,
              handover.atTime && formatDate(handover.atTime, { time: true }, timeZone),
            ]
              .filter(Boolean)
              .join(' · ')}
          </b>
        </li>
      )}
      {lineChanges(order.cartItems, edit.lines).map(({ line, before, after }) => (
        <li key={`${line.id} ${before}`}>
          {after === 0 ? (
            <s>
              {before} × {format.name(line.name)}
            </s>
          ) : (
            <b>
              {before === 0 ? '+ ' : <Was count={before} />}
              {after} × {format.name(line.name)}
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "2 → ": how many there were. */
function Was({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <>
      {count}
      <span aria-label={t`is now`} role="img" className={styles.arrow} data-mirror>
        {' → '}
      </span>
    </>
  );
}

/** A change that waits for the guest's consent: what changes, what it costs and how long there is to answer (C.7). */
export function OrderEdit({ order, edit }: { order: OrderDetails; edit: Edit }) {
  if (edit.swap) return <SwapChoice order={order} edit={edit} swap={edit.swap} />;
  return <Suggestion order={order} edit={edit} />;
}

function Suggestion({ order, edit }: { order: OrderDetails; edit: Edit }) {
  const { t, i18n } = useLingui();
  const format = useOrderFormats();
  const seconds = useSecondsLeft(edit.until);
  const answer = useAnswerEdit(order, edit);
  const send = (agrees: boolean) => answer.mutate({ agrees, productId: null });
  const [total, refund, due] = [edit.totalPrice, edit.refund, edit.due].map((sum) => format.money(sum));
  return (
    <SectionCard title={t`The restaurant suggests a change`}>
      <div className={styles.actions}>
        <Changes order={order} edit={edit} />
        <p>
          {t`New total: ${total}`}
          {edit.refund > 0 ? <span className={styles.aside}>{t`Goes back to you: ${refund}`}</span> : null}
          {edit.due > 0 ? <span className={styles.aside}>{t`To pay in addition: ${due}`}</span> : null}
        </p>
        <p>
          {i18n._(silenceText(order.ifMissing, lineChanges(order.cartItems, edit.lines)))}{' '}
          <TimeLeft seconds={seconds} />
        </p>
        <PrimaryButton
          busy={answer.isPending}
          busyLabel={t`Loading`}
          disabled={seconds === 0}
          onClick={() => send(true)}
        >
          {t`Agree to the change`}
        </PrimaryButton>
        <PrimaryButton
          look={{ tone: 'quiet' }}
          disabled={answer.isPending || seconds === 0}
          onClick={() => send(false)}
        >
          {t`Keep the order as it is`}
        </PrimaryButton>
      </div>
    </SectionCard>
  );
}
