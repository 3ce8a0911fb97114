import { startStorefront } from '@dasturxon/storefront';
import { browserHost, browserStorage, phoneAuth } from '@dasturxon/storefront/hosts';

startStorefront(document.querySelector<HTMLElement>('#root')!, {
  ...browserHost(),
  shell: 'web',
  storage: browserStorage(),
  now: () => new Date(),
  timeZone: 'Asia/Tashkent',
  loadAuth: phoneAuth,
  knowsCustomers: false,
});
