import { storageKey, STORED } from '@dasturxon/core/auth';
import { serverTime, startStorefront } from '@dasturxon/storefront';
import { browserStorage, lastGuest, phoneAuth } from '@dasturxon/storefront/hosts';

import { clickHost } from './click-host.ts';
import { exchangedSessions } from './exchanged-sessions.ts';
import { readClickLaunch } from './launch.ts';

if (import.meta.env.DEV) (await import('./dev/mock-click.ts')).mockClick();

startStorefront(document.querySelector<HTMLElement>('#root')!, ({ merchant, hostSettings }) => {
  const launch = readClickLaunch(hostSettings, merchant.id);
  const storage = browserStorage();
  const exchanged = exchangedSessions();
  // Stored tokens may be other people's: a new web session signs in anew, and drops the stored accounts (D77).
  if (launch.webSession && !exchanged.has(launch.webSession))
    for (const name of ['session', STORED.sessions]) storage.remove(storageKey(merchant.id, name));

  return {
    ...clickHost(launch),
    shell: 'click',
    storage,
    now: serverTime,
    knowsCustomers: true,
    loadAuth: async (api) => {
      const { clickAuth } = await import('./click-auth.ts');
      const guest = lastGuest(storage, merchant.id);
      return clickAuth(api, { webSession: launch.webSession, exchanged, guest, phoneAuth });
    },
  };
});
