import '@vkontakte/vkui/dist/cssm/styles/themes.css';
import './vkui-shell.css';
import { AdaptivityProvider, ConfigProvider } from '@vkontakte/vkui/dist/cssm';
import { useLayoutEffect, type ReactNode } from 'react';

export type Scheme = 'light' | 'dark';

export type VkuiShellProps = {
  scheme: Scheme;
  direction?: 'ltr' | 'rtl';
  children: ReactNode;
};

const TOKENS: Record<Scheme, string> = { light: 'vkui--vkIOS--light', dark: 'vkui--vkIOS--dark' };

/** Puts VKUI's tokens of a scheme on the page. Unchanged ones stay: each change of the root's classes styles the whole page anew. */
export function applyVkuiTokens(scheme: Scheme): void {
  const { classList } = document.documentElement;
  const others = TOKENS[scheme === 'dark' ? 'light' : 'dark'];
  if (classList.contains(TOKENS[scheme]) && !classList.contains(others)) return;
  classList.remove(TOKENS.light, TOKENS.dark);
  classList.add(TOKENS[scheme]);
}

/**
 * What VKUI's parts need around them. Wrap the routes and sheets that use them, never the menu.
 * VKUI's tokens go on the root element, where the product's own (`:root:root`) outweigh them. Without its AppRoot, which
 * in a part of a page is only a place for portals and a lock of the scroll: our sheets are the browser's own dialogs.
 */
export function VkuiShell({ scheme, direction = 'ltr', children }: VkuiShellProps) {
  useLayoutEffect(() => applyVkuiTokens(scheme), [scheme]);

  return (
    <ConfigProvider platform="ios" colorScheme={scheme} direction={direction}>
      <AdaptivityProvider density="regular">{children}</AdaptivityProvider>
    </ConfigProvider>
  );
}
