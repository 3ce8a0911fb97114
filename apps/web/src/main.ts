import { serverTime, startStorefront } from '@dasturxon/storefront';
import { browserHost, browserStorage, keepInstallPrompt, phoneAuth } from '@dasturxon/storefront/hosts';

import { keepOffline } from './keep-offline.ts';

keepInstallPrompt();
startStorefront(document.querySelector<HTMLElement>('#root')!, () => ({
  ...browserHost(),
  shell: 'web',
  storage: browserStorage(),
  now: serverTime,
  loadAuth: phoneAuth,
  knowsCustomers: false,
}));

if (import.meta.env.PROD) keepOffline();
