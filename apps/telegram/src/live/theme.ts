import { isColorDark, miniApp, on, postEvent, type RGB, themeParams, type Version } from '@tma.js/sdk';

import { isAtLeast } from './is-at-least.ts';

/** Telegram's colours for what is not the brand's own: surfaces and words. Buttons and accents stay the brand's. */
const MERGED = {
  '--vkui--color_background_content': 'bg_color',
  '--vkui--color_background_modal': 'bg_color',
  '--vkui--color_background': 'secondary_bg_color',
  '--vkui--color_background_secondary': 'secondary_bg_color',
  '--vkui--color_field_background': 'secondary_bg_color',
  '--vkui--color_text_primary': 'text_color',
  '--vkui--color_icon_primary': 'text_color',
} as const;

type Colors = Readonly<Record<string, RGB | undefined>>;

/** Paints the page in Telegram's colours and the brand's, now and whenever the theme changes. */
export function followTheme(version: Version): void {
  themeParams.mount.ifAvailable();
  paint(
    {
      bg_color: themeParams.bgColor(),
      secondary_bg_color: themeParams.secondaryBgColor(),
      text_color: themeParams.textColor(),
    },
    version,
  );
  on('theme_changed', ({ theme_params: colors }) => paint(colors as Colors, version));
  // Since the launch it may have changed: before the bridge was there, or before this reload.
  postEvent('web_app_request_theme');
}

function paint(colors: Colors, version: Version): void {
  const { style, dataset } = document.documentElement;
  const background = colors['bg_color'];
  if (!background) return;
  dataset['scheme'] = isColorDark(background) ? 'dark' : 'light';
  for (const [name, key] of Object.entries(MERGED)) {
    const color = colors[key];
    if (color) style.setProperty(name, color);
    else style.removeProperty(name);
  }
  if (!isAtLeast(version, '6.1')) return;
  miniApp.setHeaderColor.ifAvailable('bg_color');
  miniApp.setBgColor.ifAvailable('bg_color');
  miniApp.setBottomBarColor.ifAvailable('bg_color');
}
