import '@vkontakte/vkui/dist/cssm/styles/themes.css';
import './vkui-shell.css';
import { AdaptivityProvider, ConfigProvider } from '@vkontakte/vkui/dist/cssm';
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';

export type Scheme = 'light' | 'dark';

export type VkuiShellProps = {
  /** `auto` is the merchant's dark look, else the system's. */
  scheme?: Scheme | 'auto';
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
};

const TOKENS: Record<Scheme, string> = { light: 'vkui--vkIOS--light', dark: 'vkui--vkIOS--dark' };
const DARK = '(prefers-color-scheme: dark)';

/** The system's scheme changes, or the app around the page writes another one on its root. */
const listen = (changed: () => void) => {
  const query = window.matchMedia(DARK);
  const root = new MutationObserver(changed);
  query.addEventListener('change', changed);
  root.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => {
    query.removeEventListener('change', changed);
    root.disconnect();
  };
};

/** The scheme that the page is in: what is written on its root, else the system's. */
export function usePageScheme(): Scheme {
  return useSyncExternalStore(listen, readScheme, () => 'light');
}

/** As tokens.css reads it: a page that says `light` stays light on a dark system. */
function readScheme(): Scheme {
  const written = document.documentElement.dataset['scheme'];
  const isSystemDark = window.matchMedia(DARK).matches;
  return written === 'dark' || (isSystemDark && written !== 'light') ? 'dark' : 'light';
}

/** Leaves them alone where they are right: each change of the root's classes styles the whole page anew. */
function putTokens(scheme: Scheme) {
  const { classList } = document.documentElement;
  const others = TOKENS[scheme === 'dark' ? 'light' : 'dark'];
  if (classList.contains(TOKENS[scheme]) && !classList.contains(others)) return;
  classList.remove(TOKENS.light, TOKENS.dark);
  classList.add(TOKENS[scheme]);
}

let isPrepared = false;

/**
 * Puts VKUI's tokens on the page before its first part is drawn, in a moment without a tap to answer: the whole page is
 * styled anew by them. From then on they follow the page's scheme, whether a part is drawn or not.
 */
export function prepareVkui(): void {
  if (isPrepared) return;
  isPrepared = true;
  const put = () => putTokens(readScheme());
  put();
  listen(put);
}

/**
 * What VKUI's parts need around them. Wrap the routes and sheets that use them, never the menu.
 * VKUI's tokens go on the root element, where the product's own (`:root:root`) outweigh them. Without its AppRoot, which
 * in a part of a page is only a place for portals and a lock of the scroll: our sheets are the browser's own dialogs.
 */
export function VkuiShell({ scheme = 'auto', direction = 'ltr', children }: VkuiShellProps) {
  const own = usePageScheme();
  const shown = scheme === 'auto' ? own : scheme;

  useLayoutEffect(() => putTokens(shown), [shown]);

  return (
    <ConfigProvider platform="ios" colorScheme={shown} direction={direction}>
      <AdaptivityProvider density="regular">{children}</AdaptivityProvider>
    </ConfigProvider>
  );
}
