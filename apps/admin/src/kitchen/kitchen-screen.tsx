import { Button } from '@dasturxon/admin-ui/button';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { dishTotals, finishedAt, stationIdsOf, ticketsAt } from '@dasturxon/core/kitchen';
import { isRinging, type BoardOrder, type StaffBranch } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useEffect, useState } from 'react';
import { Link } from 'wouter';

import { OfficeFrame } from '../app/office-frame.tsx';
import { keepScreenOn } from '../sound/keep-screen-on.ts';
import { useChimeOnMore } from '../sound/use-bell.ts';
import { useBranchOptions } from '../branches/branch-options.ts';
import { useNow } from '../time/use-now.ts';
import { FinishedList } from './finished-list.tsx';
import styles from './kitchen-screen.module.css';
import { useKitchenZoom, ZoomField } from './kitchen-zoom.tsx';
import { useStationName } from './station-names.ts';
import { StationsDialog } from './stations-dialog.tsx';
import { TicketCard } from './ticket-card.tsx';
import { TotalsList } from './totals-list.tsx';
import { useBumpKey } from './use-kitchen-keys.ts';
import { useStored } from '../app/use-stored.ts';
import type { BoardProps } from '../session/session-props.ts';

type View = 'TICKETS' | 'TOTALS' | 'FINISHED';

/** Orders that wait to be accepted; they get a ticket when they are. */
function Waiting({ orders }: { orders: readonly BoardOrder[] }) {
  const { t } = useLingui();
  const count = orders.filter(isRinging).length;
  if (count === 0) return null;
  return (
    <Notice tone="warn">
      <span className={styles['waiting']}>
        {t`Waiting to be accepted: ${count}`}
        <Link href="/" className={styles['link'] ?? ''}>{t`Open the board`}</Link>
      </span>
    </Notice>
  );
}

type StationProps = BoardProps & { branch: StaffBranch; orders: readonly BoardOrder[] };

function StationView({ session, board, branch, orders }: StationProps) {
  const { t } = useLingui();
  const [view, setView] = useState<View>('TICKETS');
  const [chosen, setStation] = useStored('kitchen-station');
  const [zoom, setZoom] = useKitchenZoom();
  const stationName = useStationName(branch.kitchen);
  const ids = stationIdsOf(branch.kitchen);
  const station = ids.includes(chosen) ? chosen : ids[0]!;
  const at = { setup: branch.kitchen, station, now: useNow() };
  const tickets = ticketsAt(orders, at);
  useChimeOnMore(tickets.filter(({ state }) => state === 'CANCELED').length, { tone: 'CANCELED' });
  const views = [
    {
      value: 'TICKETS' as const,
      label: `${t`Tickets`} ${tickets.filter(({ state }) => state === 'OPEN').length}`,
    },
    { value: 'TOTALS' as const, label: t`Totals` },
    { value: 'FINISHED' as const, label: t`Finished` },
  ];
  useBumpKey(0, () => setView('FINISHED'));
  return (
    <>
      <div className={styles['views']}>
        <Chips label={t`View`} chips={views} value={view} onChange={setView} />
        <ZoomField value={zoom} onChange={setZoom} />
        {ids.length > 1 && (
          <Chips
            label={t`Station`}
            chips={ids.map((id) => ({ value: id, label: stationName(id) }))}
            value={station}
            onChange={setStation}
          />
        )}
      </div>
      {view === 'TOTALS' && <TotalsList totals={dishTotals(orders, at)} />}
      {view === 'FINISHED' && (
        <FinishedList orders={finishedAt(orders, at)} station={station} put={board.put} />
      )}
      {view === 'TICKETS' && tickets.length === 0 && <p className={styles['empty']}>{t`Nothing to cook`}</p>}
      {view === 'TICKETS' && (
        // React's type of styles has no custom properties.
        <ul className={styles['tickets']} style={{ '--zoom': Number(zoom) / 100 } as CSSProperties}>
          {tickets.map((ticket, index) => (
            <TicketCard
              key={ticket.order.id}
              ticket={ticket}
              station={station}
              shortcut={index < 9 ? index + 1 : null}
              session={session}
              stationName={stationName}
              put={board.put}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** The kitchen: tickets of a station, totals by dish, and what was finished last (C.9). */
export function KitchenScreen({ session, board }: BoardProps) {
  const { t } = useLingui();
  const options = useBranchOptions(session);
  const [chosen, setBranch] = useStored('kitchen-branch');
  const [isSetUp, setSetUp] = useState(false);
  useEffect(keepScreenOn, []);
  const branch = session.branches.find(({ id }) => id === chosen) ?? session.branches[0];
  const orders = [...board.orders.values()].filter(({ branchId }) => branchId === branch?.id);
  return (
    <OfficeFrame
      session={session}
      putBranch={board.putBranch}
      tools={
        <>
          {branch && options.length > 1 && (
            <SelectField label={t`Branch`} options={options} value={branch.id} onChange={setBranch} />
          )}
          {session.permissions.includes('branch.setUp') && (
            <Button onPress={() => setSetUp(true)}>{t`Stations`}</Button>
          )}
        </>
      }
    >
      <Waiting orders={orders} />
      {branch && <StationView session={session} board={board} branch={branch} orders={orders} />}
      {isSetUp && branch && (
        <StationsDialog branch={branch} putBranch={board.putBranch} onClose={() => setSetUp(false)} />
      )}
    </OfficeFrame>
  );
}
