import { storageKey, STORED } from '@dasturxon/core/auth';
import { chooseLanguage, readLanguage } from '@dasturxon/core/merchant';

import { lazyModule } from '../../lazy/lazy-module.ts';
import type { HostFrame } from '../../hosts/host.ts';
import { pageAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import type { HostParts } from './host-parts.ts';

const languageChange = lazyModule(() => import('../../domains/language/change-language.ts'));

/**
 * Applies the language that was chosen here or on another device, on the first run the host's own (BOOT-11, D2), and
 * stores the guest's later choices at the host.
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
  const isStillServed = () => store.get(languageAtom) === language;
  const switchLanguage = async () => {
    const { changeLanguage } = await languageChange.load();
    await changeLanguage(store, i18n, wanted.language);
  };
  if (wanted.language !== language && isStillServed())
    await switchLanguage().catch(() => void retrySwitch(switchLanguage, isStillServed));
  // A change requested by the host is not stored there as the guest's choice.
  let known = wanted.language;
  store.sub(languageAtom, () => {
    const now = store.get(languageAtom);
    if (now !== known) frame?.writeLanguage(now);
    known = now;
  });
}

/** A network that failed to load a language's messages is often back soon; after that the guest has read enough. */
const AGAIN_AFTER_MS = [1_000, 4_000, 15_000];

/** Tries once more, until it has worked or the guest has chosen a language. */
async function retrySwitch(switchLanguage: () => Promise<void>, isWanted: () => boolean): Promise<void> {
  for (const pause of AGAIN_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isWanted()) return;
    await switchLanguage().catch(() => undefined);
  }
}
