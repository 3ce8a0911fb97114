import { matchRoute, splitShellPath, startPath } from '@dasturxon/core/paths';
import { onSheets, openSheets } from '@dasturxon/ui/sheet';

import { lazyModule } from '../../lazy/lazy-module.ts';
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

const promoNotice = lazyModule(() => import('./notify-promo.ts'));

const branchOpening = lazyModule(() => import('./open-branch.ts'));

/** The number of orders after which the home screen is offered. */
const REGULAR = 2;
const STARTED = 'dasturxon:started';

/**
 * Keeps the host’s window in step with the page, for the page’s lifetime. `languageReady`: the page has the guest’s
 * language; the messages of the launch link are in it.
 */
export function followFrame(
  { store, deps, i18n }: HostParts,
  frame: HostFrame,
  languageReady: Promise<void>,
): void {
  openStart({ store, i18n }, frame, languageReady);
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

/** One prompt at a time: first write access for the bot, then the home screen. */
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
  languageReady: Promise<void>,
) {
  const target = startPath(startParam);
  if (target === null || pathHere() !== '/') return;
  try {
    if (sessionStorage.getItem(STARTED) === launchId) return;
    sessionStorage.setItem(STARTED, launchId);
  } catch {
    // Without own storage the tab cannot reload into the storefront either.
  }
  const parameters = new URL(target, location.origin).searchParams;
  const [branchId, promoCode] = [parameters.get('branch'), parameters.get('promo')];
  // Subscribed while it is changed: the stored draft is read first.
  const release = store.sub(orderDraftAtom, () => undefined);
  if (branchId)
    void branchOpening
      .load()
      .then(({ openBranch }) => openBranch(store, branchId))
      .catch(() => undefined);
  else if (promoCode) {
    store.set(changeDraftAtom, { promoCode });
    void languageReady
      .then(promoNotice.load)
      .then(({ notifyPromo }) => notifyPromo({ store, i18n }, promoCode))
      .catch(() => undefined);
  } else if (parameters.has('table')) {
    const { base } = splitShellPath(location.pathname);
    void languageReady.then(() => location.replace(base + target));
  } else go(target);
  release();
}

/** External links open through the host: a new window would lose the storefront. */
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
