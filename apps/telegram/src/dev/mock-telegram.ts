import { mockTelegramEnv, emitEvent } from '@tma.js/sdk';

/** Telegram's colours in the dark, so that it shows at once that they are followed. */
const THEME = {
  bg_color: '#17212b',
  text_color: '#f5f5f5',
  hint_color: '#708499',
  link_color: '#6ab3f3',
  button_color: '#5288c1',
  button_text_color: '#ffffff',
  secondary_bg_color: '#232e3c',
} as const;

/**
 * A Telegram stand-in for development in a browser: it answers the storefront's calls. The sandbox's launcher signs
 * init data.
 */
export async function mockTelegram(): Promise<void> {
  if (location.hash.includes('tgWebAppVersion=') || 'TelegramWebviewProxy' in window) return;
  if (window.parent !== window) return;
  const params = new URLSearchParams({
    tgWebAppVersion: '8.0',
    tgWebAppPlatform: 'tdesktop',
    tgWebAppThemeParams: JSON.stringify(THEME),
  });
  history.replaceState(history.state, '', `${location.pathname}${location.search}#${params}`);
  mockTelegramEnv({
    launchParams: params,
    onEvent(event) {
      if (event.name === 'web_app_request_theme') emitEvent('theme_changed', { theme_params: THEME });
      if (event.name === 'web_app_request_viewport')
        emitEvent('viewport_changed', { height: innerHeight, width: innerWidth, ...STEADY });
      if (event.name === 'web_app_request_safe_area') emitEvent('safe_area_changed', NO_INSETS);
      if (event.name === 'web_app_request_content_safe_area')
        emitEvent('content_safe_area_changed', NO_INSETS);
    },
  });
}

const STEADY = { is_expanded: true, is_state_stable: true };
const NO_INSETS = { top: 0, bottom: 0, left: 0, right: 0 };
