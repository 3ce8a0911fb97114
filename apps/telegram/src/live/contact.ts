import { requestContactComplete } from '@tma.js/sdk';
import type { HostFrame } from '@dasturxon/storefront';

const PATIENCE_MS = 120_000;

/** Asks for the phone in Telegram's own window; the answer is the signed string, untouched (T16). */
export function requestContact(): HostFrame['shareContact'] {
  if (!requestContactComplete.isAvailable()) return null;
  return async () => {
    try {
      const { raw } = await requestContactComplete({ timeout: PATIENCE_MS });
      return raw;
    } catch (error) {
      if (error instanceof Error && error.name === 'AccessDeniedError') return null;
      throw error;
    }
  };
}
