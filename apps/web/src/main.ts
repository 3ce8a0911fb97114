import { type Deps, startStorefront } from '@dasturxon/storefront';

import { browserLocation } from './browser-location.ts';
import { browserStorage } from './browser-storage.ts';

const deps: Deps = {
  shell: 'web',
  storage: browserStorage(),
  now: () => new Date(),
  timeZone: 'Asia/Tashkent',
  loadAuth: async (api) => (await import('./sms-auth.ts')).smsAuth(api),
  haptic: (kind) => void navigator.vibrate?.(kind === 'error' ? [20, 40, 20] : 8),
  locate: browserLocation,
};

startStorefront(document.querySelector<HTMLElement>('#root')!, deps);
