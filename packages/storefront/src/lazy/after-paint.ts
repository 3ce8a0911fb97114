/** Calls back once the next frame is on the screen; at once where nobody sees any. */
export function afterPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}

/** A finger that rests longer than this does not tap. */
const TAP_MS = 300;
/** After this a tap is answered and counted, even on a cheap phone. */
const ANSWERED_MS = 200;
/** A tap becomes a click right after its `mouseup`; a finger that moves on is cancelled. */
const TOUCH_ENDS = ['mouseup', 'pointercancel'] as const;

/**
 * Calls back once what an event asks for is answered on the screen. A finger that comes down asks nothing yet: its tap
 * does, some frames later, and to ask for a file in between takes a cheap phone ten milliseconds of them; what asks for three
 * stood between a tap in Telegram and the frame after its answer.
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

/** Whether an event is a finger's. */
export const isTouch = (event: Event | undefined): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';
