import { type MerchantSettings, parseSettings } from '@dasturxon/core/merchant';
import type { BrandPage } from '@dasturxon/storefront/server';

import type { Deps } from '../deps.ts';
import type { KnownBrand } from './brand-page.ts';
import type { Visit } from './visit.ts';

/** Telegram in a browser shows mini-apps in a frame; its apps for phones and desks do not. */
const TELEGRAM = 'https://web.telegram.org';

/** Where the sandbox's launchers stand on this machine: the plain local host, and the brand's own. */
function sandboxOrigins({ url }: Visit, { env }: Pick<Deps, 'env'>): string[] {
  if (!env.SANDBOX) return [];
  const port = url.port ? `:${url.port}` : '';
  return [`http://localhost${port}`, `http://127.0.0.1${port}`, url.origin];
}

/** Who may show a page in a frame: Telegram its own entry, the sandbox both mini-apps, nobody the website. */
export function frameAncestors(visit: Visit, deps: Pick<Deps, 'env'>): readonly string[] {
  if (visit.shell === 'web') return [];
  return [...(visit.shell === 'tg' ? [TELEGRAM] : []), ...sandboxOrigins(visit, deps)];
}

const clickSettings = new WeakMap<KnownBrand, MerchantSettings>();

/** A brand's settings inside Click, read once for as long as the brand stays as it is. */
function settingsInClick(brand: KnownBrand): MerchantSettings {
  const known = clickSettings.get(brand) ?? parseSettings({ ...brand.flat, ...brand.click });
  clickSettings.set(brand, known);
  return known;
}

/** The brand as a shell shows it: inside Click its own settings win over the website's (SET-30). */
export function hostBrand(brand: KnownBrand, visit: Visit, deps: Pick<Deps, 'env'>): BrandPage {
  const { click, flat: _flat, ...known } = brand;
  if (visit.shell === 'web') return { ...known, hostSettings: null };
  const origins = { sandboxOrigins: sandboxOrigins(visit, deps) };
  if (visit.shell === 'tg') return { ...known, hostSettings: origins };
  return { ...known, settings: settingsInClick(brand), hostSettings: { ...click, ...origins } };
}
