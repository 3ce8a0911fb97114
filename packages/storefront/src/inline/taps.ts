/** A tap on Add. `ask` where the product has a required question, or cannot be put into a basket. */
export type Tap = { id: string; ask: boolean };

/** What the inline script leaves for the app. */
export type TapQueue = {
  taps: Tap[];
  /** Receives the taps from now on, one frame after the page has answered them. */
  take: ((taps: readonly Tap[]) => void) | null;
  /** Removes what the script has drawn. */
  clear: () => void;
};

declare global {
  interface Window {
    dasturxonTaps?: TapQueue;
  }
}

/** The session storage key of taps made on a page that was left before its app had started. */
export const KEPT_TAPS = 'dxTaps';

/** Taps reach the app after this time where the browser draws no frames. */
const WITHOUT_FRAMES_MS = 200;

/** The Add button at the event's target, with its product. */
function tapOf(target: Element): (Tap & { button: HTMLElement }) | null {
  const button = target.closest?.<HTMLElement>('[data-add]');
  const id = button?.closest<HTMLElement>('[data-product]')?.dataset['product'];
  return button && id ? { id, button, ask: button.dataset['add'] === 'ask' } : null;
}

/**
 * Handles each tap on Add in the capture phase, so that React never counts it twice, and answers it in the same
 * frame: the button darkens, the first tap shows a basket bar. The app receives the taps after that frame, so that
 * its work never delays the answer. After hydration React handles buttons that open a dish. Unread taps are passed to
 * the next page by session storage.
 */
export function queueTaps(): void {
  const taps: Tap[] = [];
  let bar: HTMLElement | null = null;
  let isDue = false;
  const queue: TapQueue = {
    taps,
    take: null,
    clear() {
      bar?.remove();
      bar = null;
      for (const button of document.querySelectorAll<HTMLElement>('[data-tapped]'))
        delete button.dataset['tapped'];
    },
  };
  window.dasturxonTaps = queue;

  const give = () => {
    if (isDue) queue.take?.(taps.splice(0));
    isDue = false;
  };
  const showBar = () => {
    if (!bar && document.querySelector('[data-basket]')) return;
    if (!bar) {
      bar = document.createElement('div');
      bar.className = 'early-basket';
      bar.dataset['basket'] = '';
      document.body.append(bar);
    }
    bar.textContent = String(taps.length);
  };

  const giveAfterFrame = () => {
    if (!queue.take || isDue) return;
    isDue = true;
    setTimeout(give, WITHOUT_FRAMES_MS);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(give)));
  };

  const onClick = (event: Event) => {
    const tap = tapOf(event.target as Element);
    if (!tap || (tap.ask && queue.take)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tap.button.dataset['tapped'] = '';
    taps.push({ id: tap.id, ask: tap.ask });
    if (!tap.ask) showBar();
    giveAfterFrame();
  };

  addEventListener('click', onClick, true);
  addEventListener('pagehide', () => {
    give();
    try {
      if (taps[0]) sessionStorage.setItem(KEPT_TAPS, JSON.stringify(taps.splice(0)));
    } catch {}
  });
}
