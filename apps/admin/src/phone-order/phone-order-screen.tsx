import { Notice } from '@dasturxon/admin-ui/notice';
import type { BoardOrder, StaffBranch, StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';

import { OfficeFrame } from '../app/office-frame.tsx';
import { type Call, type CallAddress, newCall, repeated } from './call.ts';
import { CallerPart } from './caller-part.tsx';
import { DishPart } from './dish-part.tsx';
import styles from './phone-order.module.css';
import { PlacePart } from './place-part.tsx';
import { PlacedPart } from './placed-part.tsx';
import { TotalPart } from './total-part.tsx';
import { useDishes, useFindCustomer } from './use-call.ts';

type Props = {
  session: StaffSession;
  putBranch: (branch: StaffBranch) => void;
  put: (order: BoardOrder) => void;
};

/** The address of a repeated order, which the guest enters again. */
function useHouseFocus(repeats: number) {
  useEffect(() => {
    if (repeats > 0) document.querySelector<HTMLInputElement>('[data-door] input')?.select();
  }, [repeats]);
}

/** The address that another page asks about, such as one that an order was too far for. */
const useAskedAddress = (): CallAddress | null =>
  useHistoryState<{ address?: CallAddress } | null>()?.address ?? null;

function OneCall({ session, onPlaced }: { session: StaffSession; onPlaced: (order: BoardOrder) => void }) {
  const { t } = useLingui();
  const isWaiter = session.role === 'WAITER';
  const address = useAskedAddress();
  const [call, setCall] = useState<Call>(() => ({
    ...newCall(isWaiter ? 'DINE_IN' : 'DELIVERY', isWaiter ? (session.branches[0]?.id ?? null) : null),
    address,
  }));
  const [repeats, setRepeats] = useState(0);
  useHouseFocus(repeats);
  const search = useFindCustomer();
  const dishes = useDishes(call.branchId);
  const change = (part: Partial<Call>) => setCall((before) => ({ ...before, ...part }));
  return (
    <div className={styles['call']}>
      <CallerPart
        call={call}
        session={session}
        search={search}
        onChange={change}
        onRepeat={(order) => {
          setCall(repeated(call, order, (id) => dishes?.byId.has(id) ?? false));
          setRepeats(repeats + 1);
        }}
      />
      {dishes ? <DishPart call={call} dishes={dishes} onChange={change} /> : <Notice>{t`Loading…`}</Notice>}
      <PlacePart call={call} onChange={change} customer={search.data ?? null} session={session} />
      <TotalPart call={call} session={session} onChange={change} onPlaced={onPlaced} />
    </div>
  );
}

/** An order for a guest on the phone: who, what, where, and what it costs, on one screen. */
export function PhoneOrderScreen({ session, putBranch, put }: Props) {
  const { t } = useLingui();
  const [calls, setCalls] = useState(0);
  const [placed, setPlaced] = useState<BoardOrder | null>(null);
  return (
    <OfficeFrame session={session} putBranch={putBranch} tools={null}>
      {!session.permissions.includes('orders.place') ? (
        <Notice>{t`Your role places no orders.`}</Notice>
      ) : placed ? (
        <PlacedPart
          order={placed}
          onNext={() => {
            setPlaced(null);
            setCalls(calls + 1);
          }}
        />
      ) : (
        <OneCall
          key={calls}
          session={session}
          onPlaced={(order) => {
            put(order);
            setPlaced(order);
          }}
        />
      )}
    </OfficeFrame>
  );
}
