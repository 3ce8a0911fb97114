import { ApiError } from '@dasturxon/core/api';
import { useEffect, useReducer, useRef } from 'react';

type ToSend = { failure: unknown; canOrder: boolean; order: () => void };

/**
 * Sends an order that found no network once there is one again: the same order under the same key, so that it is one
 * order even where the first had arrived (F02). Says whether one is waiting.
 */
export function useSendAgain({ failure, canOrder, order }: ToSend): boolean {
  const isBack = useRef(false);
  const [, look] = useReducer((times: number) => times + 1, 0);
  const isWaiting = failure instanceof ApiError && failure.status === 0;

  useEffect(() => {
    if (!isWaiting) return;
    const back = () => {
      isBack.current = true;
      look();
    };
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [isWaiting]);

  useEffect(() => {
    if (!isBack.current || !isWaiting || !canOrder) return;
    isBack.current = false;
    order();
  });

  return isWaiting;
}
