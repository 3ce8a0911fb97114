import type { BrandPage } from '@dasturxon/storefront/server';
import * as v from 'valibot';

import type { Deps } from '../../http/serving/context.ts';
import type { KnownBrand } from './brand-page.ts';
import type { Visit } from '../visit/visit.ts';

/** Telegram in a browser shows mini-apps in a frame; its apps for phones and desks do not. */
const TELEGRAM = 'https://web.telegram.org';

/** Origins of the sandbox's launchers: the plain local host, and the brand's own. */
function sandboxOrigins({ url }: Visit, { env }: Pick<Deps, 'env'>): string[] {
  if (!env.SANDBOX) return [];
  const port = url.port ? `:${url.port}` : '';
  return [`http://localhost${port}`, `http://127.0.0.1${port}`, url.origin];
}

/** Allowed frame ancestors: Telegram for its own entry, the sandbox for both mini-apps, none for the website. */
export function frameAncestors(visit: Visit, deps: Pick<Deps, 'env'>): readonly string[] {
  if (visit.shell === 'web') return [];
  return [...(visit.shell === 'tg' ? [TELEGRAM] : []), ...sandboxOrigins(visit, deps)];
}

/** The brand as a shell shows it: inside Click its own settings win over the website's (SET-30). */
export function hostBrand(brand: KnownBrand, visit: Visit, deps: Pick<Deps, 'env'>): BrandPage {
  const { click, settingsInClick, ...known } = brand;
  if (visit.shell === 'web') return { ...known, hostSettings: null };
  const origins = { sandboxOrigins: sandboxOrigins(visit, deps) };
  if (visit.shell === 'tg') return { ...known, hostSettings: origins };
  return { ...known, settings: settingsInClick, hostSettings: { ...click, ...origins } };
}

/** What is known of Click (`apps/click`), where the merchant's settings name nothing that makes sense. */
const LanguageSources = v.fallback(v.array(v.object({ kind: v.string(), name: v.string() })), [
  { kind: 'cookie', name: 'click-language' },
]);

/**
 * The language of Click's own cookie, so that the first paint has the right language and direction (BOOT-11). The
 * URL's language is read in the page; only the cookie persists across pages.
 */
export function hostLanguage(
  { shell, cookies }: Visit,
  { hostSettings }: Pick<BrandPage, 'hostSettings'>,
): string | null {
  if (shell !== 'click') return null;
  const sources = v.parse(LanguageSources, hostSettings?.['languageSources']);
  const headingAndText = sources.flatMap(({ kind, name }) =>
    kind === 'cookie' ? (cookies.get(name) ?? []) : [],
  );
  return headingAndText[0] ?? null;
}
