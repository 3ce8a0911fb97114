import { Chips } from '@dasturxon/admin-ui/chips';
import { BOARD_COLUMNS, type BoardColumn, kitchenLoads, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

import { OfficeFrame } from '../app/office-frame.tsx';
import { AutoAcceptControl } from '../auto-accept/auto-accept-control.tsx';
import { SavedViewsControl } from '../views/saved-views-control.tsx';
import { BusyOffers } from '../branches/busy-offer.tsx';
import { BoardKeys } from '../keys/board-keys.tsx';
import type { OrderPart } from '../keys/use-board-keys.ts';
import styles from './board-screen.module.css';
import { BoardColumns, BoardLanes, sortIntoColumns } from './columns/board-columns.tsx';
import { focusCard, useFocusKept } from './card-focus.ts';
import { BoardFilters } from './filters/board-filters.tsx';
import { ALL, readFilters, toSearch, type Filters } from './filters/filters.ts';
import { MoreFilters } from './filters/more-filters.tsx';
import { useShown } from './filters/use-shown.ts';
import { COLUMN_LABELS } from './labels.ts';
import type { Board } from './use-board.ts';
import { BoardReturns } from '../stop-list/board-returns.tsx';
import { keepScreenOn } from '../sound/keep-screen-on.ts';
import { useSteady } from './use-steady.ts';

const loadOpenedOrder = async () => ({ default: (await import('./opened-order.tsx')).OpenedOrder });
const OpenedOrder = lazy(loadOpenedOrder);

/** Loads the window of an order behind the first cards, so that the first press opens it at once. */
function useReadyWindow(isLoading: boolean) {
  useEffect(() => {
    if (!isLoading) void loadOpenedOrder().catch(() => undefined);
  }, [isLoading]);
}

/** The order that is open: at first the one that was chosen on a locked tablet. */
function useOpened() {
  const asked = useHistoryState<{ order?: string } | null>()?.order;
  return useState<{ id: string; part: OrderPart | null } | null>(
    asked === undefined ? null : { id: asked, part: null },
  );
}

/** The order board: every order of the evening in the column of its state. */
export function BoardScreen({ session, board }: { session: StaffSession; board: Board }) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useOpened();
  const openOrder = useCallback((id: string) => setOpen({ id, part: null }), [setOpen]);
  const openPart = useCallback((id: string, part: OrderPart) => setOpen({ id, part }), [setOpen]);
  const [column, setColumn] = useState<BoardColumn>('NEW');
  const { orders, cursor, put } = board;
  const filters = readFilters(search);
  const setFilters = (next: Filters) => setSearch(toSearch(next), { replace: true });
  const inView = useSteady(useShown(orders, search));
  const columns = useMemo(() => sortIntoColumns(inView), [inView]);
  const loads = useMemo(() => kitchenLoads(orders.values()), [orders]);
  useFocusKept();
  useEffect(keepScreenOn, []);
  const opened = open === null ? undefined : orders.get(open.id);
  // Orders that wait for their payment are a tray at the end, there only while there are any.
  const shown = BOARD_COLUMNS.filter((name) => name !== 'UNPAID' || columns.UNPAID.length > 0);
  const chips = shown.map((value) => ({
    value,
    label: `${i18n._(COLUMN_LABELS[value])} ${columns[value].length}`,
  }));

  const isLoading = cursor === null;
  useReadyWindow(isLoading);
  const rest = { shown, chosen: column, isLoading, session, loads, put, onOpen: openOrder };

  return (
    <OfficeFrame
      session={session}
      putBranch={board.putBranch}
      tools={
        <>
          <BoardFilters session={session} filters={filters} onChange={setFilters} />
          <MoreFilters
            hasBranches={session.branches.length > 1}
            orders={orders}
            filters={filters}
            onChange={setFilters}
          />
          <SavedViewsControl
            userId={session.userId}
            search={String(toSearch(filters))}
            onChoose={(view) => setSearch(new URLSearchParams(view), { replace: true })}
          />
          <AutoAcceptControl session={session} putBranch={board.putBranch} />
          <BoardKeys orders={orders} session={session} loads={loads} put={put} onOpen={openPart} />
        </>
      }
    >
      <BusyOffers session={session} orders={orders} putBranch={board.putBranch} />
      <BoardReturns session={session} branchId={filters.branch} />
      <div className={styles['tabs']}>
        <Chips label={t`Column`} chips={chips} value={column} onChange={setColumn} />
      </div>
      {filters.isInLanes && filters.branch === ALL && session.branches.length > 1 ? (
        <BoardLanes {...rest} orders={inView} />
      ) : (
        <BoardColumns {...rest} columns={columns} lane={null} />
      )}
      {opened && (
        <Suspense>
          <OpenedOrder
            order={opened}
            session={session}
            put={put}
            part={open?.part ?? null}
            load={loads.get(opened.branchId) ?? 0}
            onClose={() => {
              setOpen(null);
              focusCard(opened.id);
            }}
          />
        </Suspense>
      )}
    </OfficeFrame>
  );
}
