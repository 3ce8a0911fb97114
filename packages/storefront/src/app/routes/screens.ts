import { loadPhoneAuth } from '../../hosts/phone-auth.ts';
import { lazyModule } from '../../lazy/lazy-module.ts';
import { closeSheetsFirst } from './back-closes-sheets.ts';
import type { Screen } from './routes.ts';
import { sourceOfScreen } from './screen-table.ts';

const files = import.meta.glob<Readonly<Record<string, Screen>>>([
  '../../screens/*/*-screen.tsx',
  '../../screens/analytics/analytics-layer.tsx',
  '../../screens/basket/basket-{panel,sheet}.tsx',
  '../../screens/new-build/new-build-bar.tsx',
  '../../screens/running-order/running-order-layer.tsx',
]);

const modules = Object.fromEntries(Object.entries(files).map(([file, bring]) => [file, lazyModule(bring)]));
const screenFrame = lazyModule(() => import('../../screens/screen-frame.tsx'));

/** Code that a screen's forms need, loaded together with the screen: no tap waits for it or fails without it. */
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
    screenFrame.load(),
    modules[`../../screens/${file}`]!.load(),
    COMPANIONS[name]?.(),
  ]);
  return inScreenFrame(screens[part]!);
}

export { needMessages } from '../../i18n/messages.ts';
