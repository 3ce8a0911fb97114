import { randomInt } from 'node:crypto';

import { aPhone } from '../src/people.ts';
import { ask } from '../src/server/ask.ts';
import type { Target } from './harness/browser-profile.ts';

/** The apps that a storefront is opened in, beside the browser. */
export const SHELLS = ['telegram', 'click'] as const;
export type Shell = (typeof SHELLS)[number];

export const isShell = (text: string): text is Shell => (SHELLS as readonly string[]).includes(text);

const WHO: Readonly<Record<Shell, () => object>> = {
  // In the brand's own language: another one is another menu, fetched after this one.
  telegram: () => ({ userId: randomInt(1e6, 2e9), languageCode: 'ru' }),
  click: () => ({ clientId: randomInt(1e6, 2e9), phone: aPhone() }),
};

/** Opens the storefront as the sandbox's launcher does, each time as a new person, so that each launch exchanges a token. */
async function launch(port: number, shell: Shell): Promise<string> {
  const answer = await ask({
    port,
    path: `/sandbox/api/${shell}/launch`,
    method: 'POST',
    body: { vendor: 'bench', firstName: 'Alisher', ...WHO[shell]() },
  });
  if (answer.status !== 200) throw new Error(`${shell} was not launched: ${answer.text.slice(0, 200)}`);
  const url = new URL(answer.json<{ url: string }>().url);
  url.port = String(port);
  if (shell === 'telegram') {
    const params = new URLSearchParams(url.hash.slice(1));
    params.set('tgWebAppVersion', '9.1');
    params.set('tgWebAppPlatform', 'android');
    url.hash = params.toString();
  }
  return url.href;
}

/**
 * Telegram on a phone, as far as a menu that opens asks it. It runs inside the page, before any of its scripts, and is
 * sent as text, so it refers to nothing outside itself.
 */
function telegramAround(): void {
  const emit = (type: string, data: object) => {
    // The bridge puts itself there; nothing declares it.
    const { Telegram } = window as unknown as {
      Telegram?: { WebView?: { receiveEvent: (type: string, data: object) => void } };
    };
    setTimeout(() => Telegram?.WebView?.receiveEvent(type, data));
  };
  const area = { top: 0, bottom: 0, left: 0, right: 0 };
  const answers: Record<string, (asked: { req_id?: string }) => void> = {
    web_app_request_viewport: () =>
      emit('viewport_changed', {
        height: innerHeight,
        width: innerWidth,
        is_expanded: true,
        is_state_stable: true,
      }),
    web_app_request_safe_area: () => emit('safe_area_changed', area),
    web_app_request_content_safe_area: () => emit('content_safe_area_changed', area),
    web_app_invoke_custom_method: ({ req_id }) => emit('custom_method_invoked', { req_id, result: {} }),
    web_app_secure_storage_get_key: ({ req_id }) =>
      emit('secure_storage_key_received', { req_id, value: null, can_restore: false }),
    web_app_secure_storage_save_key: ({ req_id }) => emit('secure_storage_key_saved', { req_id }),
  };
  Object.assign(window, {
    TelegramWebviewProxy: {
      postEvent: (name: string, json: string) => answers[name]?.(json ? JSON.parse(json) : {}),
    },
  });
}

/** A brand's menu inside Telegram or Click. */
export function shellTarget(shell: Shell, port: number): Omit<Target, 'card' | 'add' | 'ack'> {
  return {
    name: shell,
    url: () => launch(port, shell),
    ...(shell === 'telegram' && { around: telegramAround }),
  };
}
