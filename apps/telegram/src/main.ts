import { claimedPerson, storageKey, STORED } from '@dasturxon/core/auth';
import { serverTime, startStorefront } from '@dasturxon/storefront';
import {
  browserStorage,
  ensureTabStorage,
  keepInLaunch,
  lastGuest,
  launchMemory,
  personStorage,
  phoneAuth,
} from '@dasturxon/storefront/hosts';

import { readLaunch } from './launch.ts';
import { telegramHost } from './telegram-host.ts';

ensureTabStorage();
if (import.meta.env.DEV) await (await import('./dev/mock-telegram.ts')).mockTelegram();

startStorefront(document.querySelector<HTMLElement>('#root')!, ({ merchant, settings, hostSettings }) => {
  const launch = readLaunch(merchant.id);
  const person = claimedPerson(launch.initData).id;
  const storage = personStorage(browserStorage(), person);
  if (launch.initData) lastGuest(storage, merchant.id).becomes(person);
  const host = telegramHost({
    launch,
    storage,
    secretKeys: ['session', STORED.sessions].map((name) => storageKey(merchant.id, name)),
    botLink: settings.apps.telegramBot,
    keepTheme: (colors) => keepInLaunch(merchant.id, 'tgWebAppThemeParams', JSON.stringify(colors)),
    sandboxOrigins: (hostSettings?.['sandboxOrigins'] ?? []) as readonly string[],
  });

  return {
    ...host,
    shell: 'tg',
    storage,
    now: serverTime,
    knowsCustomers: true,
    loadAuth: async (api) => {
      const { telegramAuth } = await import('./telegram-auth.ts');
      return telegramAuth(api, {
        initData: launch.initData,
        launch: launchMemory(launch.initData, storage, merchant.id),
        shareContact: (await host.loadFrame())?.shareContact ?? null,
        phoneAuth,
      });
    },
  };
});
