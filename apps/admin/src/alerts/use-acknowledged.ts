import { acknowledgeAlerts, unwrap } from '@dasturxon/core/api';
import { type BoardAlert, isShared, SEEN_AT_MOST, type SeenAlert } from '@dasturxon/core/staff';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { api } from '../api/api.ts';
import { useConnection } from '../offline/connection.ts';
import { type Acknowledged, readSeen, stillSeen, writeSeen } from './seen-alerts.ts';

type About = {
  /** All alerts there are, and those that the branch has acknowledged. */
  all: readonly BoardAlert[];
  shared: readonly SeenAlert[];
  isRead: boolean;
  userId: string;
};

/**
 * Sends what was acknowledged here and is not known at the branch: at once, and what was acknowledged without a network when
 * it is back. A person sends their own alone; a call that fails is made again with the next change of the board.
 */
function useSend(own: readonly Acknowledged[], { all, shared, isRead }: Omit<About, 'userId'>): void {
  const isLive = useConnection() === 'LIVE';
  const { mutate, isPending } = useMutation({
    mutationFn: async (causes: string[]) => unwrap(await api(acknowledgeAlerts, { body: { causes } })),
  });
  const toSend = useMemo(() => {
    const known = new Set(shared.map(({ cause }) => cause));
    const standing = new Set(all.filter(isShared).flatMap(({ causes }) => causes));
    const causes = own.map(({ cause }) => cause).filter((one) => standing.has(one) && !known.has(one));
    return JSON.stringify(causes.slice(0, SEEN_AT_MOST));
  }, [own, all, shared]);
  useEffect(() => {
    if (isRead && isLive && !isPending && toSend !== '[]') mutate(JSON.parse(toSend) as string[]);
    // oxlint-disable-next-line react/exhaustive-deps -- not again at the end of a call: it would repeat a failing one for ever
  }, [toSend, isRead, isLive, all, shared]);
}

/** The causes that were acknowledged here or by anyone at the branch, and the way to acknowledge. */
export function useAcknowledged({ userId, ...about }: About) {
  const { all, shared, isRead } = about;
  const [seen, setSeen] = useState(readSeen);
  const [compared, setCompared] = useState<readonly BoardAlert[] | null>(null);
  // The board that the device has kept may lack what was acknowledged.
  if (isRead && compared !== all) {
    setCompared(all);
    setSeen(stillSeen(seen, all));
  }
  useEffect(() => writeSeen(seen), [seen]);
  const own = useMemo(() => seen.filter((one) => one.userId === userId), [seen, userId]);
  useSend(own, about);
  const acknowledge = useCallback(
    (alerts: readonly BoardAlert[]) =>
      setSeen((before) => [
        ...before,
        ...alerts.flatMap(({ causes }) => causes.map((cause) => ({ cause, userId }))),
      ]),
    [userId],
  );
  const causes = useMemo(() => new Set([...seen, ...shared].map(({ cause }) => cause)), [seen, shared]);
  return { causes, acknowledge };
}
