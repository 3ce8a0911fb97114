import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** A press this long stops the story instead of turning it, in ms. */
const HOLD_MS = 250;

/** Whether the picture is pressed; `onTap` is called only for presses that were not holds. */
export function useHold() {
  const [isHolding, setHolding] = useState(false);
  const since = useRef(0);
  const release = () => setHolding(false);

  return {
    isHolding,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        since.current = event.timeStamp;
        setHolding(true);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
    },
    onTap: (turn: () => void) => (event: MouseEvent) => {
      // A key's click has no pointer behind it (detail 0) and is never a hold.
      if (event.detail > 0 && event.timeStamp - since.current > HOLD_MS) return;
      turn();
    },
  };
}
