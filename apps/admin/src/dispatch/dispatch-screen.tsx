import { BoardColumn } from '@dasturxon/admin-ui/board-column';
import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import {
  compareDispatched,
  type DispatchLane,
  dispatchLane,
  type DispatchState,
  groupsOf,
  isCourierMissing,
} from '@dasturxon/core/dispatch';
import type { BoardOrder } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

import { OfficeFrame } from '../app/office-frame.tsx';
import { useChimeOnMore } from '../sound/use-bell.ts';
import { useCallError } from '../board/use-call-error.ts';
import type { Board } from '../board/use-board.ts';
import { useNow } from '../time/use-now.ts';
import { CourierDialog } from './courier-dialog.tsx';
import { courierLoads, couriersFor } from './courier-loads.ts';
import { CouriersList } from './couriers-list.tsx';
import { DispatchCard } from './dispatch-card.tsx';
import { DispatchMap } from './dispatch-map.tsx';
import styles from './dispatch.module.css';
import { useDispatch, useGive } from './use-dispatch.ts';
import { useAssignKey } from './use-dispatch-keys.ts';
import type { BoardProps } from '../session/session-props.ts';

/** Orders that one courier can deliver in one trip. */
function Groups({
  groups,
  onAssign,
}: {
  groups: readonly BoardOrder[][];
  onAssign: (orders: BoardOrder[]) => void;
}) {
  const { t } = useLingui();
  return (
    <ul className={styles['groups']}>
      {groups.map((group) => {
        const numbers = group.map(({ number }) => `№ ${number}`).join(', ');
        return (
          <li key={numbers} className={styles['choice']}>
            <span className={styles['grow']}>{t`On one way: ${numbers}`}</span>
            <Button onPress={() => onAssign(group)}>{t`Assign together`}</Button>
          </li>
        );
      })}
    </ul>
  );
}

type LaneProps = { title: string; orders: readonly BoardOrder[]; children: ReactNode };

function Lane({ title, orders, children }: LaneProps) {
  const { t } = useLingui();
  return (
    <BoardColumn title={title} count={orders.length} empty={t`No orders`}>
      {children}
    </BoardColumn>
  );
}

/** The orders of both lanes, in their order. */
function lanesOf(board: Board, now: Date) {
  const all = [...board.orders.values()];
  const inLane = (lane: DispatchLane) =>
    all.filter((order) => dispatchLane(order, now) === lane).toSorted(compareDispatched(now));
  return { waiting: inLane('WAITING'), carried: inLane('WITH_COURIER') };
}

function Lanes({ session, board, state }: BoardProps & { state: DispatchState }) {
  const { t } = useLingui();
  const now = useNow();
  const [chosenId, setChosen] = useState<string | null>(null);
  const [assigned, setAssigned] = useState<readonly string[]>([]);
  const giving = useGive(board.put);
  const dropError = useCallError(giving.error);
  const { waiting, carried } = lanesOf(board, now);
  const missing = waiting.filter((order) => isCourierMissing(order, now)).length;
  useChimeOnMore(missing, { tone: 'REMINDER' });
  useAssignKey((id) => {
    const order = [...waiting, ...carried].find((one) => one.id === id) ?? waiting[0];
    if (order && order.status !== 'ON_WAY') setAssigned([order.id]);
  });
  const loads = courierLoads(state, carried);
  const opened = assigned.flatMap((id) => board.orders.get(id) ?? []);
  const choose = (id: string) => {
    setChosen(id);
    document.getElementById(`dispatch-${id}`)?.focus();
  };
  const card = (order: BoardOrder) => (
    <DispatchCard
      key={order.id}
      order={order}
      session={session}
      now={now}
      isChosen={order.id === chosenId}
      put={board.put}
      onChoose={setChosen}
      onAssign={({ id }) => setAssigned([id])}
    />
  );
  const onDropped = (id: string, courierId: string) => {
    const order = board.orders.get(id);
    if (order) giving.mutate({ orders: [order], to: { provider: 'OWN', courierId } });
  };
  return (
    <>
      {missing > 0 && <Notice tone="bad">{t`Ready without a courier for over 5 minutes: ${missing}`}</Notice>}
      {dropError !== '' && <Notice tone="bad">{dropError}</Notice>}
      <div className={styles['screen']}>
        <div className={styles['lane']}>
          <Groups groups={groupsOf(waiting)} onAssign={(group) => setAssigned(group.map(({ id }) => id))} />
          <Lane title={t`Waiting for a courier`} orders={waiting}>
            {waiting.map(card)}
          </Lane>
        </div>
        <div className={styles['lane']}>
          <Lane title={t`With a courier`} orders={carried}>
            {carried.map(card)}
          </Lane>
        </div>
        <div className={styles['side']}>
          <DispatchMap
            orders={[...waiting, ...carried]}
            loads={loads}
            state={state}
            session={session}
            chosenId={chosenId}
            now={now}
            onChoose={choose}
          />
          <CouriersList loads={loads} session={session} now={now} onDropped={onDropped} />
        </div>
      </div>
      {opened.length > 0 && (
        <CourierDialog
          orders={opened}
          loads={couriersFor(loads, opened)}
          hasService={state.hasService}
          now={now}
          put={board.put}
          onClose={() => setAssigned([])}
        />
      )}
    </>
  );
}

/** Dispatch: deliveries that wait for a courier or have one, in lists and on a map, and the couriers. */
export function DispatchScreen({ session, board }: BoardProps) {
  const { t } = useLingui();
  const dispatch = useDispatch();
  const error = useCallError(dispatch.error);
  return (
    <OfficeFrame session={session} putBranch={board.putBranch} tools={null}>
      {error !== '' && <Notice tone="bad">{error}</Notice>}
      {dispatch.data ? (
        <Lanes session={session} board={board} state={dispatch.data} />
      ) : (
        error === '' && <p>{t`Loading…`}</p>
      )}
    </OfficeFrame>
  );
}
