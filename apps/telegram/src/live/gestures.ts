import { hapticFeedback, openLink as openOutside, openTelegramLink, shareURL } from '@tma.js/sdk';
import type { Host } from '@dasturxon/storefront';

import { knows } from './own-launch.ts';

/** Telegram's haptic feedback; false if unsupported. */
export function haptic(kind: Parameters<Host['haptic']>[0]): boolean {
  if (kind === 'select') return hapticFeedback.selectionChanged.ifAvailable().ok;
  if (kind === 'add') return hapticFeedback.impactOccurred.ifAvailable('light').ok;
  return hapticFeedback.notificationOccurred.ifAvailable(kind).ok;
}

/**
 * Opens a page beside the mini-app; Telegram's own links open in Telegram. Returns false where it cannot: the SDK
 * would leave the page.
 */
export function openLink(url: string): boolean {
  if (!knows('web_app_open_tg_link')) return false;
  if (url.startsWith('https://t.me/') && openTelegramLink.isAvailable()) {
    openTelegramLink(url);
    return true;
  }
  return openOutside.ifAvailable(url).ok;
}

/** Lets the person choose a chat to send a link to; false where Telegram cannot. */
export function shareLink({ url, text }: { url: string; text: string }): boolean {
  if (!knows('web_app_open_tg_link')) return false;
  return shareURL.ifAvailable(url, text).ok;
}
