import { hapticFeedback, openLink as openOutside, openTelegramLink, shareURL } from '@tma.js/sdk';
import type { Host } from '@dasturxon/storefront';

import { isAtLeast } from './is-at-least.ts';

/** Before it the SDK follows a link by leaving the page, and with it the shop. */
const LINKS_SINCE = '6.1';

/** Telegram's haptic feedback; false if unsupported. */
export function haptic(kind: Parameters<Host['haptic']>[0]): boolean {
  if (kind === 'select') return hapticFeedback.selectionChanged.ifAvailable().ok;
  if (kind === 'add') return hapticFeedback.impactOccurred.ifAvailable('light').ok;
  return hapticFeedback.notificationOccurred.ifAvailable(kind).ok;
}

/** Opens a page beside the shop; links of Telegram's own open in Telegram. False where it cannot. */
export function openLink(url: string, version: string): boolean {
  if (!isAtLeast(version, LINKS_SINCE)) return false;
  if (url.startsWith('https://t.me/') && openTelegramLink.isAvailable()) {
    openTelegramLink(url);
    return true;
  }
  return openOutside.ifAvailable(url).ok;
}

/** Lets the person choose a chat to send a link to; false where Telegram cannot. */
export function shareLink({ url, text }: { url: string; text: string }, version: string): boolean {
  if (!isAtLeast(version, LINKS_SINCE)) return false;
  return shareURL.ifAvailable(url, text).ok;
}
