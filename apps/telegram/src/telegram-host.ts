import { claimedPerson } from '@dasturxon/core/auth';
import { startParamOf, isWebAddress } from '@dasturxon/core/paths';
import type { Host, HostFrame } from '@dasturxon/storefront';
import { browserHost, parentOrigin, type PersonStorage, shareAddress } from '@dasturxon/storefront/hosts';

import { hasTelegram, type Launch } from './launch.ts';
import type * as Live from './live/index.ts';
import type { Opening } from './live/telegram-frame.ts';

export type TelegramHostDeps = {
  launch: Launch;
  storage: PersonStorage;
  /** The keys of data that only the signed-in person may find. */
  secretKeys: readonly string[];
  /** `https://t.me/<bot>`: what is shared opens there; null where the merchant names none. */
  botLink: string | null;
  keepTheme: Opening['keepTheme'];
  /** Where a sandbox's frame may come from; empty but in a sandbox. */
  sandboxOrigins: readonly string[];
};

/**
 * Telegram as a host. Its bridge is loaded after the first paint; what is wanted before, and what this version of
 * Telegram cannot do, is done as in any browser.
 */
export function telegramHost(deps: TelegramHostDeps): Host {
  const { launch, storage, secretKeys, botLink, keepTheme, sandboxOrigins } = deps;
  const plain = browserHost();
  const params = new URLSearchParams(launch.params);
  const person = claimedPerson(launch.initData);
  let live: typeof Live | null = null;
  let opening: Promise<HostFrame | null> | null = null;

  async function openOnce(): Promise<HostFrame | null> {
    if (!launch.params || !hasTelegram()) return null;
    keepForSdk(params);
    const loaded = await import('./live/index.ts');
    const frame = loaded.openFrame({
      startParam: startParamIn(launch.initData),
      parentOrigin: parentOrigin(sandboxOrigins),
      launchId: new URLSearchParams(launch.initData ?? '').get('hash')?.slice(0, 16) ?? '-',
      mayBotWrite: person.mayBotWrite,
      keepTheme,
    });
    live = loaded;
    const safe = loaded.openSecureStorage();
    if (safe) await storage.useSecureStorage(safe, secretKeys);
    return frame;
  }

  return {
    haptic: (kind) => void (live?.haptic(kind) || plain.haptic(kind)),
    locate: async () => (await live?.locate()) ?? plain.locate(),
    openLink(url) {
      if (isWebAddress(url) && !live?.openLink(url)) plain.openLink(url);
    },
    async share({ title, path }) {
      const param = startParamOf(path);
      const url = botLink && param ? `${botLink}?startapp=${param}` : `${location.origin}${path}`;
      return live?.shareLink({ url, text: title }) ? 'shared' : shareAddress(title, url);
    },
    languageTag: () => person.languageTag,
    loadFrame: () => (opening ??= openOnce()),
    async loadClient() {
      if (!launch.params || !hasTelegram()) return null;
      keepForSdk(params);
      return (await import('./telegram-client.tsx')).TelegramClient;
    },
  };
}

/**
 * The SDK looks for the launch in its own place, which signing out and moving on have emptied. Without the init data:
 * that is not the SDK's business, and of an old client's, which has no `signature`, it would not take the rest either.
 */
function keepForSdk(params: URLSearchParams) {
  const rest = new URLSearchParams(params);
  rest.delete('tgWebAppData');
  sessionStorage.setItem('tapps/launchParams', JSON.stringify(rest.toString()));
}

/** The start parameter outside Telegram's launch parameters: in the address, or signed. */
const startParamIn = (initData: string | null): string | null =>
  new URLSearchParams(location.search).get('tgWebAppStartParam') ??
  new URLSearchParams(initData ?? '').get('start_param');
