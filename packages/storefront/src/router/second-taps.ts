import { pathHere } from './navigation.ts';

/** Two taps that are nearer in time and place than this are one double tap. */
const APART_MS = 500;
const APART_PX = 30;

let isWatching = false;

/**
 * The first tap of a double one may lead to another page, where the second would press what happens to lie under the
 * finger: from "To checkout" it would order. Such a second tap does nothing. Keys, which press what has the focus,
 * are let through.
 */
export function ignoreSecondTaps(): void {
  if (isWatching) return;
  isWatching = true;
  let last = { at: -Infinity, x: 0, y: 0, path: '' };
  const listen = (event: MouseEvent) => {
    if (event.detail === 0) return;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const isSecond = at - last.at < APART_MS && Math.hypot(x - last.x, y - last.y) < APART_PX;
    const path = pathHere();
    if (isSecond && path !== last.path) {
      event.preventDefault();
      event.stopImmediatePropagation();
      last.at = at;
    } else last = { at, x, y, path };
  };
  addEventListener('click', listen, { capture: true });
}
