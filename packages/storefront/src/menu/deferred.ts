import { lazyModule } from '../lazy/lazy-module.ts';

/** What may be needed once the page is there. The menu's script names this one file, since every name weighs in it. */
export const deferred = lazyModule(() => import('./deferred-calls.ts'));
