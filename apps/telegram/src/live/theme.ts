import { paintSurfaces } from '@dasturxon/storefront/hosts';
import { isColorDark, miniApp, on, postEvent, type RGB, themeParams } from '@tma.js/sdk';

import { knows } from './own-launch.ts';

type Colors = Readonly<Record<string, RGB | undefined>>;

/** Paints the page in Telegram's colours and the brand's, now and whenever the theme changes. */
export function followTheme(keep: (colors: unknown) => void): void {
  themeParams.mount.ifAvailable();
  paint({
    bg_color: themeParams.bgColor(),
    secondary_bg_color: themeParams.secondaryBgColor(),
    text_color: themeParams.textColor(),
  });
  on('theme_changed', ({ theme_params: colors }) => {
    paint(colors);
    keep(colors);
  });
  // Since the launch it may have changed: before the bridge was there, or before this reload.
  postEvent('web_app_request_theme');
}

function paint({ bg_color: content, secondary_bg_color: secondary, text_color: text }: Colors) {
  if (!content) return;
  paintSurfaces({ content, secondary, text, isDark: isColorDark(content) });
  if (!knows('web_app_set_header_color')) return;
  for (const part of ['setHeaderColor', 'setBgColor', 'setBottomBarColor'] as const)
    miniApp[part].ifAvailable('bg_color');
}
