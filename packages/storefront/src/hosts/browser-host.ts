import { isWebAddress } from '@dasturxon/core/paths';

import { lazyModule } from '../lazy/lazy-module.ts';
import type { Host } from './host.ts';

const browserLocation = lazyModule(() => import('./browser-location.ts'));

/** Shares with the system's own sheet; without one the address is copied (MENU-11). */
export async function shareAddress(title: string, url: string): ReturnType<Host['share']> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'left';
  }
}

/** What every browser can do, and so the plain way out of every other host. */
export function browserHost(): Host {
  return {
    haptic: (kind) => void navigator.vibrate?.(kind === 'error' ? [20, 40, 20] : 8),
    locate: async () => (await browserLocation.load()).browserLocation(),
    openLink(url) {
      if (isWebAddress(url)) window.open(url, '_blank', 'noopener');
    },
    // The website's address: a friend has no mini-app around the page (Click has no deep links).
    share: ({ title, path }) => shareAddress(title, location.origin + path),
    languageTag: () => null,
    loadFrame: async () => null,
  };
}
