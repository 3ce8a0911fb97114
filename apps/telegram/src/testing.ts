import { browserStorage, personStorage } from '@dasturxon/storefront/hosts';
import { vi } from 'vitest';

import { telegramHost } from './telegram-host.ts';

type Event = { name: string; data: Record<string, unknown> | undefined };

const MINIMAL_THEME = { bg_color: '#17212b', text_color: '#f5f5f5', secondary_bg_color: '#232e3c' };

/** A Telegram stand-in for tests: it receives the storefront's calls, and answers as its version would. */
export function aTelegram({
  version = '9.1',
  platform = 'android',
  contact = 'contact=%7B%22user_id%22%3A1%7D&auth_date=1&hash=a',
} = {}) {
  const received: Event[] = [];
  const emit = (type: string, data?: unknown) => {
    // The bridge puts itself there; nothing declares it.
    const { Telegram } = window as unknown as {
      Telegram?: { WebView: { receiveEvent: (type: string, data: unknown) => void } };
    };
    Telegram?.WebView.receiveEvent(type, data);
  };
  const answers: Record<string, (data: Record<string, unknown>) => void> = {
    web_app_request_viewport: () =>
      emit('viewport_changed', { height: 700, width: 400, is_expanded: true, is_state_stable: true }),
    web_app_request_safe_area: () => emit('safe_area_changed', { top: 47, bottom: 34, left: 0, right: 0 }),
    web_app_request_content_safe_area: () =>
      emit('content_safe_area_changed', { top: 0, bottom: 0, left: 0, right: 0 }),
    web_app_request_phone: () => emit('phone_requested', { status: contact ? 'sent' : 'cancelled' }),
    web_app_invoke_custom_method: ({ req_id, method }) =>
      emit('custom_method_invoked', { req_id, result: method === 'getRequestedContact' ? contact : {} }),
    web_app_check_location: () =>
      emit('location_checked', { available: true, access_requested: true, access_granted: true }),
    web_app_request_location: () =>
      emit('location_requested', {
        available: true,
        latitude: 41.3111,
        longitude: 69.2797,
        altitude: null,
        course: null,
        speed: null,
        horizontal_accuracy: 20,
        vertical_accuracy: null,
        course_accuracy: null,
        speed_accuracy: null,
      }),
    web_app_request_write_access: () => emit('write_access_requested', { status: 'allowed' }),
    web_app_open_invoice: ({ slug }) => emit('invoice_closed', { slug, status: 'paid' }),
    web_app_check_home_screen: () => emit('home_screen_checked', { status: 'missed' }),
    web_app_secure_storage_get_key: ({ req_id }) =>
      emit('secure_storage_key_received', { req_id, value: null, can_restore: false }),
    web_app_secure_storage_save_key: ({ req_id }) => emit('secure_storage_key_saved', { req_id }),
  };
  vi.stubGlobal('TelegramWebviewProxy', {
    postEvent(name: string, json: string) {
      const data = json ? (JSON.parse(json) as Record<string, unknown>) : undefined;
      received.push({ name, data });
      setTimeout(() => answers[name]?.(data ?? {}));
    },
  });
  const params = new URLSearchParams({
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify(MINIMAL_THEME),
    tgWebAppStartParam: 'product_p-1',
  }).toString();
  return { received, emit, params, names: () => received.map(({ name }) => name) };
}

/** The init data of Telegram's person 7, with what else is known of them. */
const initDataOf = (more: Record<string, unknown>) =>
  new URLSearchParams({
    user: JSON.stringify({ id: 7, first_name: 'A', language_code: 'uz', ...more }),
    hash: 'a'.repeat(64),
  }).toString();

/** The storefront's host inside that Telegram, and its buttons. */
export function aHostInTelegram(
  about: { version?: string; platform?: string; contact?: string; mayWrite?: boolean } = {},
) {
  const telegram = aTelegram(about);
  const host = telegramHost({
    launch: { initData: initDataOf({ allows_write_to_pm: about.mayWrite }), params: telegram.params },
    storage: personStorage(browserStorage(), '7'),
    secretKeys: ['dasturxon:m-1:session'],
    botLink: 'https://t.me/osh_bot',
    keepTheme: () => undefined,
    sandboxOrigins: [],
  });
  return {
    host,
    telegram,
    pressBack: () => telegram.emit('back_button_pressed'),
    pressMain: () => telegram.emit('main_button_pressed'),
  };
}
