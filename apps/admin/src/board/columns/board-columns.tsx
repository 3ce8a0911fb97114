import { BoardColumn as Column } from '@dasturxon/admin-ui/board-column';
import { localize } from '@dasturxon/core/kernel';
import { isUnaccepted } from '@dasturxon/core/order';
import {
  BOARD_COLUMNS,
  boardColumn,
  type BoardColumn,
  type BoardOrder,
  compareCards,
  type StaffSession,
} from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useMemo } from 'react';

import { useLanguage } from '../../i18n/use-language.ts';
import styles from './board-columns.module.css';
import { COLUMN_LABELS } from '../labels.ts';
import type { KitchenLoads } from '../order-actions.ts';
import { OrderCard } from '../order-card.tsx';

type Sorted = Record<BoardColumn, BoardOrder[]>;

/** The orders of each column in the order of their cards. */
export function sortIntoColumns(orders: readonly BoardOrder[]): Sorted {
  const columns = Object.fromEntries(BOARD_COLUMNS.map((name) => [name, [] as BoardOrder[]]));
  for (const order of orders.toSorted(compareCards)) columns[boardColumn(order)]?.push(order);
  return columns as Sorted;
}

const slotLook = (isChosen: boolean, count: number) =>
  clsx(styles['slot'], isChosen && styles['chosen'], count === 0 && styles['bare']);

type ColumnsProps = {
  columns: Sorted;
  /** The columns that there are now. */
  shown: readonly BoardColumn[];
  /** The one that a narrow screen shows. */
  chosen: BoardColumn;
  /** The branch of a lane; null without lanes. */
  lane: string | null;
  isLoading: boolean;
  session: StaffSession;
  loads: KitchenLoads;
  put: (order: BoardOrder) => void;
  onOpen: (id: string) => void;
};

/** The columns of the board, or of one lane of it. */
export function BoardColumns({
  columns,
  shown,
  chosen,
  lane,
  isLoading,
  session,
  loads,
  put,
  onOpen,
}: ColumnsProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles['columns']} aria-busy={isLoading}>
      {shown.map((name) => (
        <div key={name} data-column={name} className={slotLook(name === chosen, columns[name].length)}>
          <Column
            title={i18n._(COLUMN_LABELS[name])}
            {...(lane !== null && { lane })}
            count={columns[name].length}
            empty={isLoading ? t`Loading…` : t`No orders`}
          >
            {columns[name].map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                session={session}
                // Only a suggestion needs it: other cards do not render again for it.
                load={isUnaccepted(order.status) ? (loads.get(order.branchId) ?? 0) : 0}
                put={put}
                onOpen={onOpen}
              />
            ))}
          </Column>
        </div>
      ))}
    </div>
  );
}

/** A branch without orders leaves its room to the others. */
const laneLook = (columns: Sorted) =>
  clsx(styles['lane'], Object.values(columns).every(({ length }) => length === 0) && styles['empty']);

type LanesProps = Omit<ColumnsProps, 'columns' | 'lane'> & { orders: readonly BoardOrder[] };

/** A lane of columns for each branch of the person (C.1). */
export function BoardLanes({ orders, ...rest }: LanesProps) {
  const { language } = useLanguage();
  const { branches } = rest.session;
  const lanes = useMemo(
    () =>
      branches.map(({ id, name }) => ({
        id,
        name: localize(name, language) || id,
        columns: sortIntoColumns(orders.filter((order) => order.branchId === id)),
      })),
    [branches, orders, language],
  );
  return (
    <div className={styles['lanes']}>
      {lanes.map(({ id, name, columns }) => (
        <section key={id} className={laneLook(columns)} aria-label={name} data-lane={id}>
          <h2 className={styles['laneName']}>{name}</h2>
          <BoardColumns {...rest} columns={columns} lane={name} />
        </section>
      ))}
    </div>
  );
}
