import { type Deps, startStorefront } from '@dasturxon/storefront';

import { browserLocation } from './browser-location.ts';
import { browserStorage } from './browser-storage.ts';

const deps: Deps = {
  shell: 'web',
  storage: browserStorage(),
  now: () => new Date(),
  timeZone: 'Asia/Tashkent',
  loadAuth: async (api) => {
    const [{ smsAuth }, { sentCodes }] = await Promise.all([
      import('./sms-auth.ts'),
      import('./sent-codes.ts'),
    ]);
    return smsAuth(api, { now: () => new Date(), sent: sentCodes() });
  },
  haptic: (kind) => void navigator.vibrate?.(kind === 'error' ? [20, 40, 20] : 8),
  locate: browserLocation,
};

startStorefront(document.querySelector<HTMLElement>('#root')!, deps);
