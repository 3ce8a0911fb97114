import { storageKey, STORED } from '@dasturxon/core/auth';
import { chooseLanguage, readLanguage } from '@dasturxon/core/merchant';

import type { HostFrame } from '../../host.ts';
import { pageAtom } from '../../state/boot.ts';
import { languageAtom } from '../../state/language.ts';
import type { HostParts } from './host-parts.ts';

/**
 * Speaks the language that was chosen here or on another device, on the first run the host's own (BOOT-11, D2), and
 * tells the host what the guest chooses from now on.
 */
export async function followLanguage(parts: HostParts, frame: HostFrame | null): Promise<void> {
  const { store, deps, i18n } = parts;
  const { settings, merchant, language } = store.get(pageAtom);
  const key = storageKey(merchant.id, STORED.language);
  const here = deps.storage.read(key);
  const thisVisit = new URLSearchParams(location.search).get('lang');
  const stored = here ?? (await frame?.readLanguage().catch(() => null)) ?? null;
  const wanted = chooseLanguage(
    {
      forced: settings.languages.forced,
      thisVisit,
      stored,
      hostCode: deps.languageTag(),
      isFirstRun: stored === null,
      main: settings.languages.main,
    },
    settings.languages.offered,
  );
  // The next page of this visit, such as the one that a payment leads back to, has no launch to read it from.
  if (readLanguage(thisVisit) === wanted.language) deps.storage.write(key, wanted.language);
  if (wanted.language !== language && store.get(languageAtom) === language)
    await import('../../data/change-language.ts')
      .then(({ changeLanguage }) => changeLanguage(store, i18n, wanted.language))
      .catch(() => undefined);
  store.sub(languageAtom, () => frame?.writeLanguage(store.get(languageAtom)));
}
