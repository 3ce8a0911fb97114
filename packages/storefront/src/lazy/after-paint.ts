/** Calls back after the next frame; at once in a hidden page. */
export function afterPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}

/** A touch longer than this is no tap. */
const TAP_MS = 300;
/** After this a tap is answered and counted, even on a cheap phone. */
const ANSWERED_MS = 200;
/** A tap becomes a click right after its `mouseup`; a moved touch is cancelled. */
const TOUCH_ENDS = ['mouseup', 'pointercancel'] as const;

/**
 * Calls back once an event's answer is painted. A touch start needs no answer yet: its tap does, some frames later,
 * and a request in between costs a slow phone ten milliseconds, which delayed the frame after a tap in Telegram.
 */
export function afterAnswer(event: Event | undefined, then: () => void): void {
  if (!isTouch(event)) return afterPaint(then);
  const over = () => {
    clearTimeout(timer);
    TOUCH_ENDS.forEach((type) => removeEventListener(type, over, true));
    setTimeout(then, ANSWERED_MS);
  };
  const timer = setTimeout(over, TAP_MS);
  TOUCH_ENDS.forEach((type) => addEventListener(type, over, true));
}

/** Whether an event comes from touch. */
const isTouch = (event: Event | undefined): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';
