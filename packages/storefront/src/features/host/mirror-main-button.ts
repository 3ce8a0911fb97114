import { onSheets, openSheets } from '@dasturxon/ui/sheet';

import type { HostFrame, MainButton } from '../../hosts/host.ts';
import { onMove } from '../../router/history.ts';
import { pathHere } from '../../router/navigation.ts';
import { type MainAction, mainActionAtom } from '../../store/main-action.ts';
import type { Store } from '../../store/store.ts';

/**
 * Shows the page's main action as the host's own button with the same label and effect; the page's button is hidden
 * meanwhile.
 */
export function mirrorMainButton(store: Store, setMain: NonNullable<HostFrame['setMain']>): void {
  document.documentElement.dataset['hostMain'] = '';
  // Not known: the page before this one, in the same window, may have left its button there.
  let shown: string | null = null;
  let isAsked = false;
  const show = () => {
    isAsked = false;
    const action = currentAction(store);
    const label = action ? `${textOf(action)}|${action.isEnabled}|${action.isBusy}` : '';
    if (label === shown) return;
    shown = label;
    setMain(action && toButton(store, action));
  };
  // Of several changes in one frame the host gets the last.
  const later = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(show);
  };
  store.sub(mainActionAtom, later);
  onSheets(later);
  onMove(later);
  later();
}

/** The action on top; the basket's belongs to the menu, which stays drawn behind other pages. */
function currentAction(store: Store): MainAction | null {
  const action = store.get(mainActionAtom)(openSheets().at(-1)?.element ?? null);
  return action?.place === 'basket' && pathHere() !== '/' ? null : action;
}

function toButton(store: Store, action: MainAction): MainButton {
  return {
    text: textOf(action),
    isEnabled: action.isEnabled !== false,
    isBusy: action.isBusy === true,
    colors: brandColors(),
    // The page may have drawn another one in its place since, with the same label.
    press: () => currentAction(store)?.press(),
  };
}

/** Its label and price: "Basket · 85 000 soʻm". */
function textOf({ text, price }: MainAction): string {
  // The host draws plain text: inside right-to-left text a price keeps its own direction by these marks.
  const shown = document.documentElement.dir === 'rtl' && price ? `\u2066${price}\u2069` : price;
  return [text, shown].filter(Boolean).join(' · ');
}

function brandColors(): MainButton['colors'] {
  const style = getComputedStyle(document.documentElement);
  const [bgColor, textColor] = ['--dx-main', '--dx-on-main'].map((name) =>
    style.getPropertyValue(name).trim(),
  );
  const isPlain = (color?: string): color is `#${string}` => /^#[0-9a-f]{6}$/i.test(color ?? '');
  return isPlain(bgColor) && isPlain(textColor) ? { bgColor, textColor } : null;
}
