import { randomBytes, randomInt } from 'node:crypto';

import type { MiniAppKeys } from './mini-app-keys.ts';

/** Keys that open nothing but the sandbox: Telegram and Click would give others. */
export function newMiniAppKeys(): { [Key in keyof MiniAppKeys]: string } {
  return {
    telegramBotToken: `${randomInt(1_000_000_000, 9_999_999_999)}:${randomBytes(26).toString('base64url')}`,
    clickApiKey: randomBytes(24).toString('base64url'),
  };
}
