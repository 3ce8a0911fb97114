/** The attributes of the inline script's element: what it needs of the merchant. */
export type EarlyThemeData = {
  /** Session storage key of the launch parameters, in a mini-app. */
  launchKey?: string;
  /** Where Click's theme is, as JSON: `[['cookie', 'click-theme'], …]`. */
  themeSources?: string;
  /** Cookie of the visitor's choice on the website. */
  themeCookie?: string;
};

/** Below this brightness (0 to 255) a ground is dark. */
const DARK_BELOW = 120;

const root = document.documentElement;
const data = () => (document.currentScript?.dataset ?? {}) as EarlyThemeData;
const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
const keptLaunch = () => new URLSearchParams(sessionStorage.getItem(data().launchKey ?? '') ?? '');

/** Takes over Telegram's ground colour, which a launch has behind `#` and the tab keeps afterwards. */
export function applyTelegramTheme(): void {
  try {
    const launch = new URLSearchParams(location.hash.slice(1));
    const isNew = launch.has('tgWebAppVersion') && !launch.has('taken');
    const params = (isNew ? launch : keptLaunch()).get('tgWebAppThemeParams');
    const ground = (JSON.parse(params ?? '{}') as { bg_color?: unknown }).bg_color;
    if (typeof ground !== 'string' || !/^#[0-9a-f]{6}$/i.test(ground)) return;
    const rgb = Number.parseInt(ground.slice(1), 16);
    const brightness = 0.299 * (rgb >> 16) + 0.587 * ((rgb >> 8) & 255) + 0.114 * (rgb & 255);
    root.dataset['scheme'] = brightness < DARK_BELOW ? 'dark' : 'light';
    root.style.setProperty('--vkui--color_background_content', ground);
  } catch {}
}

/** Takes over Click's theme: from a cookie or the address, else from the launch that the tab keeps. */
export function applyClickTheme(): void {
  const isTheme = (text: string | null | undefined) => text === 'dark' || text === 'light';
  try {
    const sources = JSON.parse(data().themeSources ?? '[]') as ['query' | 'cookie', string][];
    const found = sources
      .map(([kind, name]) =>
        kind === 'query' ? new URLSearchParams(location.search).get(name) : cookie(name),
      )
      .find(Boolean);
    const theme = isTheme(found) ? found : keptLaunch().get('theme');
    if (isTheme(theme)) root.dataset['scheme'] = theme!;
  } catch {}
}

/** Takes over the theme that a visitor of the website has chosen; without a choice the merchant's look stays. */
export function applyChosenTheme(): void {
  const chosen = cookie(data().themeCookie ?? '');
  if (chosen === 'system') delete root.dataset['scheme'];
  else if (chosen === 'dark' || chosen === 'light') root.dataset['scheme'] = chosen;
}
