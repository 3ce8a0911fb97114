/** Calls back once the next frame is on the screen; at once where nobody sees any. */
export function afterPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}
