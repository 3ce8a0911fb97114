import { BoardColumn as Column } from '@dasturxon/admin-ui/board-column';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import {
  BOARD_COLUMNS,
  boardColumn,
  compareCards,
  type BoardColumn,
  type BoardOrder,
  type StaffSession,
} from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useSearchParams } from 'wouter';

import { OfficeFrame } from '../app/office-frame.tsx';
import { BoardFilters } from './board-filters.tsx';
import styles from './board-screen.module.css';
import { focusCard, useFocusKept } from './card-focus.ts';
import { isShown, readFilters, toSearch } from './filters.ts';
import { COLUMN_LABELS } from './labels.ts';
import { OrderCard } from './order-card.tsx';
import { OrderPanel } from './order-panel.tsx';
import type { Board } from './use-board.ts';
import { useNow } from './use-now.ts';

function sortIntoColumns(orders: readonly BoardOrder[]): Record<BoardColumn, BoardOrder[]> {
  const columns = Object.fromEntries(BOARD_COLUMNS.map((name) => [name, [] as BoardOrder[]]));
  for (const order of orders.toSorted(compareCards)) columns[boardColumn(order)]?.push(order);
  return columns as Record<BoardColumn, BoardOrder[]>;
}

/** The order board: every order of the evening in the column of its state. */
export function BoardScreen({ session, board }: { session: StaffSession; board: Board }) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [openId, setOpenId] = useState<string | null>(null);
  const [column, setColumn] = useState<BoardColumn>('NEW');
  const { orders, isLost, cursor, put } = board;
  const now = useNow();
  const filters = readFilters(search);
  const all = [...orders.values()];
  const columns = sortIntoColumns(all.filter((order) => isShown(order, filters)));
  useFocusKept();
  const opened = openId === null ? undefined : orders.get(openId);
  // Orders that wait for their payment are a tray at the end, there only while there are any.
  const shown = BOARD_COLUMNS.filter((name) => name !== 'UNPAID' || columns.UNPAID.length > 0);
  const chips = shown.map((value) => ({
    value,
    label: `${i18n._(COLUMN_LABELS[value])} ${columns[value].length}`,
  }));

  return (
    <OfficeFrame
      session={session}
      putBranch={board.putBranch}
      tools={
        <BoardFilters
          session={session}
          filters={filters}
          onChange={(next) => setSearch(toSearch(next), { replace: true })}
        />
      }
    >
      {isLost && (
        <Notice tone="warn">
          {cursor === null
            ? t`No connection. Check the network and try again.`
            : t`No connection. The board shows what was last known.`}
        </Notice>
      )}
      <div className={styles['tabs']}>
        <Chips label={t`Column`} chips={chips} value={column} onChange={setColumn} />
      </div>
      <div className={styles['columns']} aria-busy={cursor === null}>
        {shown.map((name) => (
          <div key={name} className={clsx(styles['slot'], name === column && styles['chosen'])}>
            <Column
              title={i18n._(COLUMN_LABELS[name])}
              count={columns[name].length}
              empty={cursor === null ? t`Loading…` : t`No orders`}
            >
              {columns[name].map((order) => (
                <OrderCard
                  key={order.id}
                  order={order}
                  session={session}
                  now={now}
                  put={put}
                  onOpen={setOpenId}
                />
              ))}
            </Column>
          </div>
        ))}
      </div>
      {opened && (
        <OrderPanel
          order={opened}
          session={session}
          now={now}
          put={put}
          onClose={() => {
            setOpenId(null);
            focusCard(opened.id);
          }}
        />
      )}
    </OfficeFrame>
  );
}
