import { Notice } from '@dasturxon/admin-ui/notice';
import { localize } from '@dasturxon/core/kernel';
import type { BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { priceText } from '../prices/price-text.ts';
import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useNow } from '../time/use-now.ts';
import { EditActions } from './edit-actions.tsx';
import { HandoverChange } from './handover-change.tsx';
import styles from './edits.module.css';
import { useWithdraw } from './use-edit.ts';
import { OnlineButton } from '../offline/online-button.tsx';

type Props = { order: BoardOrder; session: StaffSession; put: (order: BoardOrder) => void };

/** What an edit changed: removed lines struck, added ones with a plus. */
function Changes({ changes }: Pick<BoardOrder, 'changes'>) {
  const { language } = useLanguage();
  return (
    <div className={styles['changes']}>
      {changes.map(({ line, before, after }, index) => {
        const name = localize(line.name, language);
        return (
          // Two changes may be of one dish with other choices.
          <p key={`${line.productId}-${index}`} dir="auto">
            {after === 0 ? (
              <s>
                {before} × {name}
              </s>
            ) : before === 0 ? (
              <b>
                + {after} × {name}
              </b>
            ) : (
              <>
                {name}: <s>{before}</s> → <b>{after}</b>
              </>
            )}
          </p>
        );
      })}
    </div>
  );
}

/** `4:05`, the time left to answer. */
function TimeLeft({ until }: { until: string }) {
  const seconds = Math.max(0, Math.round((Date.parse(until) - useNow(1000).getTime()) / 1000));
  return (
    <b role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </b>
  );
}

/** The edit that waits for the guest, with the time left and a button that withdraws it. */
function Pending({ order, session, put }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const withdraw = useWithdraw(order, put);
  const failure = useCallError(withdraw.error);
  const { edit } = order;
  if (edit === null) return null;
  const total = edit.totalPrice === null ? null : priceText(edit.totalPrice, language);
  return (
    <Notice tone="warn">
      <p>
        {edit.substitutes === null
          ? t`The guest is asked about a change.`
          : t`The guest is asked what to have instead.`}{' '}
        <TimeLeft until={edit.until} />
      </p>
      <Changes changes={edit.changes} />
      {edit.handover && <HandoverChange before={order} after={edit.handover} zone={session.timeZone} />}
      {edit.substitutes?.map((name) => (
        <p key={localize(name, language)} dir="auto">
          {'↺ '}
          {localize(name, language)}
        </p>
      ))}
      {total !== null && edit.substitutes === null && <p>{t`New total: ${total}`}</p>}
      <OnlineButton isPending={withdraw.isPending} onPress={() => withdraw.mutate()}>
        {t`Take the question back`}
      </OnlineButton>
      {failure !== '' && <p role="alert">{failure}</p>}
    </Notice>
  );
}

/** What was changed of an order, what waits for its guest, and the way to change it (C.7). */
export function OrderEdits({ order, session, put }: Props) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const due = order.due === null ? '' : priceText(order.due, language);
  return (
    <>
      {order.revision > 0 && (
        <Notice>
          <b>{t`CHANGED`}</b>
          <Changes changes={order.changes} />
          {order.formerHandover && (
            <HandoverChange before={order.formerHandover} after={order} zone={session.timeZone} />
          )}
        </Notice>
      )}
      {(order.due ?? 0) > 0 && (
        <Notice tone="warn">{t`Difference not paid: ${due}. Collect it on hand-over.`}</Notice>
      )}
      <Pending order={order} session={session} put={put} />
      <EditActions order={order} session={session} put={put} />
    </>
  );
}
