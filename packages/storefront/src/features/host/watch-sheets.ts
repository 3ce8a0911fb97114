const OPEN = 'dialog[open]';

const openSheets = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(OPEN)];

/** Says how many sheets are open, now and whenever that changes. */
export function watchSheets(changed: (count: number) => void): void {
  let count = 0;
  let isAsked = false;
  const look = () => {
    isAsked = false;
    const now = openSheets().length;
    if (now !== count) changed(now);
    count = now;
  };
  const later = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(look);
  };
  const about = { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] };
  new MutationObserver(later).observe(document.body, about);
  later();
}

/** Closes the sheet that lies on top, as Escape would; false where none is open. */
export function closeTopSheet(): boolean {
  const top = openSheets().at(-1);
  if (!top) return false;
  top.dispatchEvent(new Event('cancel', { cancelable: true }));
  return true;
}
