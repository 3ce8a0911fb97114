import { pathHere } from './navigation.ts';

/** Two taps that are nearer in time and place than this are one double tap. */
const APART_MS = 500;
const APART_PX = 30;

let isWatching = false;
let last = { at: -Infinity, x: 0, y: 0, path: '' };

/**
 * The first tap of a double tap may close a dish, and the second would then hit the element beneath: another page in
 * the bar. Such a second tap is ignored. Keys, which act on the focus, pass.
 */
export function ignoreSecondTaps(): void {
  if (isWatching) return;
  isWatching = true;
  const listen = (event: MouseEvent) => {
    if (event.detail === 0) return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const path = pathHere();
    const isSecond = at - last.at < APART_MS && Math.hypot(x - last.x, y - last.y) < APART_PX;
    if (isSecond && path !== last.path && last.path.startsWith('/product/')) {
      event.preventDefault();
      event.stopImmediatePropagation();
      last.at = at;
    } else last = { at, x, y, path };
  };
  addEventListener('click', listen, { capture: true });
}

/** Remaining milliseconds in which a tap may belong to a double tap; 0 without a recent tap. */
export const secondTapWithin = (): number => Math.max(0, last.at + APART_MS - performance.now());
