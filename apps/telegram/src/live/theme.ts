import { isColorDark, miniApp, themeParams } from '@tma.js/sdk';

/** Telegram's colours for what is not the brand's own: surfaces and words. Buttons and accents stay the brand's. */
const MERGED = {
  '--vkui--color_background_content': 'bgColor',
  '--vkui--color_background_modal': 'bgColor',
  '--vkui--color_background': 'secondaryBgColor',
  '--vkui--color_background_secondary': 'secondaryBgColor',
  '--vkui--color_field_background': 'secondaryBgColor',
  '--vkui--color_text_primary': 'textColor',
  '--vkui--color_icon_primary': 'textColor',
} as const;

/** Paints the page in Telegram's colours and the brand's, now and whenever the theme changes. */
export function followTheme(): void {
  if (!themeParams.mount.isAvailable()) return;
  themeParams.mount();
  const paint = () => {
    const { style, dataset } = document.documentElement;
    const background = themeParams.bgColor();
    if (!background) return;
    dataset['scheme'] = isColorDark(background) ? 'dark' : 'light';
    for (const [name, key] of Object.entries(MERGED)) {
      const color = themeParams[key]();
      if (color) style.setProperty(name, color);
      else style.removeProperty(name);
    }
    miniApp.setHeaderColor.ifAvailable('bg_color');
    miniApp.setBgColor.ifAvailable('bg_color');
    miniApp.setBottomBarColor.ifAvailable('bg_color');
  };
  paint();
  themeParams.state.sub(paint);
}
