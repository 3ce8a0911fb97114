import { formatTime } from '@dasturxon/core/format';
import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { kitchenDeadline, type Ticket, ticketAge, type TicketAction } from '@dasturxon/core/kitchen';
import type { BoardLine, BoardOrder, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { type ReactNode, useCallback } from 'react';

import { SERVICE_LABELS, STATUS_LABELS } from '../board/labels.ts';
import { AllergyNote } from '../board/notes/allergy-note.tsx';
import { HandoverNote } from '../board/notes/handover-note.tsx';
import { IfMissingNote } from '../board/notes/if-missing-note.tsx';
import { LineText } from '../board/order-lines.tsx';
import { TestBadge } from '../board/order-origin.tsx';
import { useCallError } from '../board/use-call-error.ts';
import { WaitingMark } from '../offline/waiting-mark.tsx';
import { useClock } from '../time/use-clock.ts';
import { SoldOut } from './sold-out.tsx';
import styles from './ticket-card.module.css';
import { useBumpKey } from './use-kitchen-keys.ts';
import { useTicketAction } from './use-ticket.ts';

type Props = {
  ticket: Ticket;
  station: string;
  /** The number key that bumps it; null for a ticket after the ninth. */
  shortcut: number | null;
  session: StaffSession;
  stationName: (id: string) => string;
  put: (order: BoardOrder) => void;
};

/** By when the kitchen must be done, and how far that is from now. */
function Deadline({ order, zone }: { order: BoardOrder; zone: string }) {
  const { t } = useLingui();
  const deadline = kitchenDeadline(order);
  const left = useClock(
    useCallback(
      (now) => Math.round(((kitchenDeadline(order)?.getTime() ?? 0) - now.getTime()) / 60_000),
      [order],
    ),
  );
  if (deadline === null) return null;
  const time = formatTime(deadline, zone);
  const minutes = Math.abs(left);
  return <span>{left < 0 ? t`by ${time} · ${minutes} min late` : t`by ${time} · ${minutes} min left`}</span>;
}

type LineProps = {
  line: BoardLine;
  isDone: boolean;
  isFixed: boolean;
  onToggle: () => void;
  /** What else can be done about its dish. */
  children: ReactNode;
};

function Line({ line, isDone, isFixed, onToggle, children }: LineProps) {
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={clsx(styles['line'], isDone && styles['done'])}
        aria-pressed={isDone}
        disabled={isFixed}
        onClick={onToggle}
      >
        <span className={styles['mark']} aria-hidden>
          {isDone ? '✓' : ''}
        </span>
        <span className={styles['text']}>
          <LineText line={line} />
        </span>
      </button>
      {children}
    </li>
  );
}

/** The one button of a ticket: all is done, back again, or the cancellation was seen. */
function TicketButton({
  state,
  isPending,
  onPress,
}: Pick<Ticket, 'state'> & { isPending: boolean; onPress: () => void }) {
  const { t } = useLingui();
  if (state === 'BUMPED') return <Button isPending={isPending} onPress={onPress}>{t`Recall`}</Button>;
  return (
    <Button look={state === 'CANCELED' ? 'danger' : 'main'} isPending={isPending} onPress={onPress}>
      {state === 'CANCELED' ? t`I have seen it` : t`All done`}
    </Button>
  );
}

/** The ticket of an order at a station. A press on a line finishes it, the button finishes all of them (BO-31). */
export function TicketCard({ ticket, station, shortcut, session, stationName, put }: Props) {
  const { t, i18n } = useLingui();
  const { order, lines, struck, state, alsoAt } = ticket;
  const action = useTicketAction(order, put);
  const error = useCallError(action.error);
  const age = useClock(useCallback((now) => ticketAge(order, now), [order]));
  const act = (kind: TicketAction['kind'], lineId: string | null = null) =>
    action.mutate({ kind, station, lineId });
  const press = () => act(state === 'BUMPED' ? 'RECALL' : 'BUMP');
  useBumpKey(shortcut, () => {
    if (!action.isPending) press();
  });
  const number = order.number;
  const others = alsoAt.map(stationName).join(', ');
  return (
    <li data-ticket={order.id}>
      <article
        className={clsx(styles['ticket'], styles[state], state === 'OPEN' && styles[age])}
        aria-label={t`Order ${number}`}
      >
        <header className={styles['head']}>
          <h2 className={styles['number']}>№ {number}</h2>
          <Badge>{i18n._(SERVICE_LABELS[order.serviceType])}</Badge>
          <TestBadge order={order} />
          {order.revision > 0 && <Badge tone="warn">{t`CHANGED`}</Badge>}
          {order.table !== null && <b dir="auto">{order.table}</b>}
          {shortcut !== null && <kbd className={styles['key']}>{shortcut}</kbd>}
          {state === 'CANCELED' ? (
            <Badge tone="bad">{i18n._(STATUS_LABELS.CANCELED)}</Badge>
          ) : (
            <Deadline order={order} zone={session.timeZone} />
          )}
          <WaitingMark subject={`order ${order.id}`} />
        </header>
        <AllergyNote order={order} />
        <ul className={styles['lines']}>
          {struck.map((line) => (
            <li key={`struck-${line.id}`} className={styles['struck']}>
              <s>
                <LineText line={line} />
              </s>
            </li>
          ))}
          {lines.map((line) => {
            const isDone = line.id in order.kitchen.done;
            return (
              <Line
                key={line.id}
                line={line}
                isDone={isDone}
                isFixed={state === 'CANCELED'}
                onToggle={() => act(isDone ? 'NOT_DONE' : 'DONE', line.id)}
              >
                {!isDone && state === 'OPEN' && (
                  <SoldOut line={line} branchId={order.branchId} session={session} />
                )}
              </Line>
            );
          })}
        </ul>
        <IfMissingNote order={order} />
        <HandoverNote order={order} />
        {order.comment !== null && (
          <p className={styles['comment']} dir="auto">
            {order.comment}
          </p>
        )}
        {others !== '' && <p className={styles['also']}>{t`Also at: ${others}`}</p>}
        {error !== '' && (
          <p className={styles['error']} role="alert">
            {error}
          </p>
        )}
        <div className={styles['foot']}>
          <TicketButton state={state} isPending={action.isPending} onPress={press} />
        </div>
      </article>
    </li>
  );
}
