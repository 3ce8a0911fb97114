/** Colours as Telegram passes them to a mini-app (`tgWebAppThemeParams`). */
export type Theme = Readonly<Record<string, string>> & { bg_color: string; text_color: string };

/** The themes of the sandbox's Telegram. */
export const THEMES = {
  light: {
    bg_color: '#ffffff',
    text_color: '#000000',
    hint_color: '#707579',
    link_color: '#3390ec',
    button_color: '#3390ec',
    button_text_color: '#ffffff',
    secondary_bg_color: '#f4f4f5',
  },
  dark: {
    bg_color: '#1c1c1d',
    text_color: '#ffffff',
    hint_color: '#aaaaaa',
    link_color: '#8774e1',
    button_color: '#8774e1',
    button_text_color: '#ffffff',
    secondary_bg_color: '#2c2c2e',
  },
  'night blue': {
    bg_color: '#17212b',
    text_color: '#f5f5f5',
    hint_color: '#708499',
    link_color: '#6ab3f3',
    button_color: '#5288c1',
    button_text_color: '#ffffff',
    secondary_bg_color: '#232e3c',
  },
} satisfies Readonly<Record<string, Theme>>;
