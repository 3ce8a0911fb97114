import { useEffect, type RefObject } from 'react';

const FAR_ENOUGH = 96;
const FAST_ENOUGH = 0.6;

type Swipe = { startY: number; startTime: number; moved: number };

const canPull = (target: EventTarget | null, panel: HTMLElement) => {
  if (!(target instanceof Element) || target.closest('[data-no-swipe]')) return false;
  for (let node: Element | null = target; node && node !== panel; node = node.parentElement) {
    if (node.scrollTop > 0) return false;
  }
  return true;
};

/**
 * Closes the panel by a downward drag; scrolled lists and parts marked data-no-swipe (maps) keep their own gestures.
 */
export function useSwipeDown(panel: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  useEffect(() => {
    const element = panel.current;
    if (!element || !open) return;
    let swipe: Swipe | null = null;

    const start = (event: TouchEvent) => {
      const touch = event.touches[0];
      swipe =
        touch && event.touches.length === 1 && canPull(event.target, element)
          ? { startY: touch.clientY, startTime: event.timeStamp, moved: 0 }
          : null;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!swipe || !touch) return;
      swipe.moved = Math.max(0, touch.clientY - swipe.startY);
      element.style.translate = `0 ${swipe.moved}px`;
    };
    const end = (event: TouchEvent) => {
      if (!swipe) return;
      const speed = swipe.moved / Math.max(1, event.timeStamp - swipe.startTime);
      const closes = swipe.moved > FAR_ENOUGH || (speed > FAST_ENOUGH && swipe.moved > 24);
      swipe = null;
      element.style.translate = '';
      if (closes) onClose();
    };

    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [panel, open, onClose]);
}
