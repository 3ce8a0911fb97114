import { type RefCallback, useCallback, useState } from 'react';

/** What a drag of a card carries: the order's id. */
const DRAGGED = 'application/x-order';

/** Lets a card be dragged with a mouse; a button does the same for the keyboard and touch. */
export function useDraggedOrder(orderId: string): RefCallback<HTMLElement> {
  return useCallback(
    (card) => {
      const leaving = new AbortController();
      const { signal } = leaving;
      card?.addEventListener('dragstart', (event) => event.dataTransfer?.setData(DRAGGED, orderId), {
        signal,
      });
      return () => leaving.abort();
    },
    [orderId],
  );
}

/** Takes dropped cards. `isOver`: one is held over the place. */
export function useDroppedOrder(onDropped: (orderId: string) => void): {
  ref: RefCallback<HTMLElement>;
  isOver: boolean;
} {
  const [isOver, setOver] = useState(false);
  const ref = useCallback(
    (place: HTMLElement | null) => {
      const leaving = new AbortController();
      const { signal } = leaving;
      const over = (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      };
      const drop = (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onDropped(event.dataTransfer?.getData(DRAGGED) ?? '');
      };
      place?.addEventListener('dragover', over, { signal });
      place?.addEventListener('dragleave', () => setOver(false), { signal });
      place?.addEventListener('drop', drop, { signal });
      return () => leaving.abort();
    },
    [onDropped],
  );
  return { ref, isOver };
}
