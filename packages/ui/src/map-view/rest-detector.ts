/** Without an event for so long a map rests. */
const QUIET_MS = 150;

/**
 * Finds out when a map rests: no gesture and no move of ours is under way, and no update came for a moment. The services' own end
 * events differ in whether the glide after a swipe is over by then.
 */
export function createRestDetector(onRest: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let movesUntil = 0;
  const wait = () => {
    clearTimeout(timer);
    const left = Math.max(0, movesUntil - performance.now());
    timer = setTimeout(() => {
      if (!isHeld) onRest();
    }, left + QUIET_MS);
  };
  return {
    /** A gesture or an animation begins. */
    begin: () => {
      isHeld = true;
      clearTimeout(timer);
    },
    end: () => {
      isHeld = false;
      wait();
    },
    update: wait,
    /** A move that takes so long was asked for. */
    moves: (ms: number) => {
      movesUntil = performance.now() + ms;
      wait();
    },
    /** A person ended the move. */
    interrupt: () => {
      movesUntil = 0;
    },
    stop: () => clearTimeout(timer),
  };
}
