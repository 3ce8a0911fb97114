import { matchRoute, splitShellPath, startPath } from '@dasturxon/core/paths';
import { onSheets, openSheets } from '@dasturxon/ui/sheet';

import type { HostFrame } from '../../hosts/host.ts';
import { onMove } from '../../router/history.ts';
import { back, go, pathHere } from '../../router/navigation.ts';
import { changeDraftAtom, orderDraftAtom } from '../../domains/checkout/order-draft.ts';
import { leftToPayAtom, payNowAtom } from '../../domains/payment/paying.ts';
import { placedOrdersAtom } from '../../domains/orders/placed-orders.ts';
import { mirrorMainButton } from './mirror-main-button.ts';
import type { HostParts } from './host-parts.ts';
import { watchOrdering } from './watch-ordering.ts';
import type { Deps } from '../../hosts/deps.ts';
import { cartLinesAtom } from '../../domains/cart/cart.ts';

/** Orders after which somebody comes back: then the shop may stand on the home screen. */
const REGULAR = 2;
const STARTED = 'dasturxon:started';

/**
 * Keeps the window around the shop in step with the page in it, for as long as the page lives. `spoken`: the page has
 * the guest's language; what the link leads to is said in it.
 */
export function followFrame({ store, deps, i18n }: HostParts, frame: HostFrame, spoken: Promise<void>): void {
  openStart({ store, i18n }, frame, spoken);
  const { dataset } = document.documentElement;
  if (frame.setBack) dataset['hostBack'] = '';
  if (frame.setMain) mirrorMainButton(store, frame.setMain);

  hapticOnCartChange({ store }, deps.haptic);

  const isOrdering = watchOrdering(store, deps);
  const follow = () => {
    const sheets = openSheets().length;
    const path = pathHere();
    const isStory = new URLSearchParams(location.search).has('story');
    const isHome = path === '/' && !isStory && sheets === 0;
    frame.setBack?.(isHome ? null : goBack);
    frame.setFullscreen(isStory);
    frame.guardClosing(isOrdering(path));
    frame.lockSwipes(sheets > 0 || isStory || matchRoute(path)?.layout === 'map');
  };
  onMove(follow);
  onSheets(follow);
  for (const paying of [payNowAtom, leftToPayAtom]) store.sub(paying, follow);
  follow();

  followOrders(store, frame);
  document.addEventListener('click', (event) => openOutside(event, deps.openLink), true);
}

/** Asks after each order that is placed from now on: those of earlier launches are read while they are being watched. */
function followOrders(store: HostParts['store'], frame: HostFrame) {
  let known: number | null = null;
  store.sub(placedOrdersAtom, () => {
    const placed = store.get(placedOrdersAtom);
    if (known !== null && placed > known) void afterOrder(frame, placed);
    known = placed;
  });
  known = store.get(placedOrdersAtom);
}

/** One question at a time: whether the bot may tell of the order, and then the place on the home screen. */
async function afterOrder(frame: HostFrame, placed: number) {
  await frame.askToWrite().catch(() => undefined);
  if (placed === REGULAR) await frame.offerHomeScreen().catch(() => undefined);
}

function goBack() {
  const top = openSheets().at(-1);
  if (top) top.close();
  else back('/');
}

/** Opens what the link asked for, once for each launch: a reload stays where the guest has gone since. */
function openStart(
  { store, i18n }: Omit<HostParts, 'deps'>,
  { startParam, launchId }: HostFrame,
  spoken: Promise<void>,
) {
  const target = startPath(startParam);
  if (target === null || pathHere() !== '/') return;
  try {
    if (sessionStorage.getItem(STARTED) === launchId) return;
    sessionStorage.setItem(STARTED, launchId);
  } catch {
    // Without a store of its own the tab cannot reload into the shop either.
  }
  const wish = new URL(target, location.origin).searchParams;
  const [branchId, promoCode] = [wish.get('branch'), wish.get('promo')];
  // Held while it is changed: what is stored of the order so far is read first.
  const release = store.sub(orderDraftAtom, () => undefined);
  if (branchId)
    void import('./open-branch.ts')
      .then(({ openBranch }) => openBranch(store, branchId))
      .catch(() => undefined);
  else if (promoCode) {
    store.set(changeDraftAtom, { promoCode });
    void spoken
      .then(() => import('./notify-promo.ts'))
      .then(({ notifyPromo }) => notifyPromo({ store, i18n }, promoCode))
      .catch(() => undefined);
  } else if (wish.has('table')) {
    const { base } = splitShellPath(location.pathname);
    void spoken.then(() => location.replace(base + target));
  } else go(target);
  release();
}

/** Links that leave the shop go through the host: a window of its own would lose the shop. */
function openOutside(event: MouseEvent, openLink: (url: string) => void) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin === location.origin) return;
  if (!/^https?:$/.test(link.protocol)) return;
  event.preventDefault();
  openLink(link.href);
}

/** Gives haptic feedback when the cart grows or shrinks. An order that empties the cart has its own feedback. */
export function hapticOnCartChange({ store }: Pick<HostParts, 'store'>, haptic: Deps['haptic']): void {
  const inBasket = () => store.get(cartLinesAtom).reduce((sum, { count }) => sum + count, 0);
  let before = inBasket();
  store.sub(cartLinesAtom, () => {
    const now = inBasket();
    if (now > before) haptic('add');
    else if (now < before && now > 0) haptic('select');
    before = now;
  });
}
