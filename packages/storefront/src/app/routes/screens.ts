import { loadPhoneAuth } from '../../hosts/phone-auth.ts';
import { closeSheetsFirst } from './back-closes-sheets.ts';
import type { Screen } from './routes.ts';
import { sourceOfScreen } from './screen-table.ts';

const modules = import.meta.glob<Readonly<Record<string, Screen>>>([
  '../../screens/*/*-screen.tsx',
  '../../screens/analytics/analytics-layer.tsx',
  '../../screens/basket/basket-{panel,sheet}.tsx',
  '../../screens/new-build/new-build-bar.tsx',
]);

/**
 * Code that a screen's forms need, loaded together with the screen. Browsers keep a failed import failed until the next
 * page load: code that a tap loads first could not be tried again.
 */
const COMPANIONS: Readonly<Record<string, () => Promise<unknown>>> = {
  login: loadPhoneAuth,
  'login-confirm': loadPhoneAuth,
};

/**
 * Loads the screen of a route by its name inside the frame of all screens: query cache, VKUI context, notices. Rejects
 * when a file can't be loaded.
 */
export async function loadScreen(name: string): Promise<Screen> {
  // With history inside the site, back leads to the screen before.
  closeSheetsFirst();
  const [file, part] = sourceOfScreen(name);
  const [{ inScreenFrame }, screens] = await Promise.all([
    import('../../screens/screen-frame.tsx'),
    modules[`../../screens/${file}`]!(),
    COMPANIONS[name]?.(),
  ]);
  return inScreenFrame(screens[part]!);
}

export { needMessages } from '../../i18n/messages.ts';
