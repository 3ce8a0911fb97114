import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

import { lazyModule } from './lazy-module.ts';

/**
 * A component of code that loads when it is first drawn, for `Suspense`. `until`: what is waited for before, such as
 * the first touch of what the server has drawn.
 */
export function lazyComponent<Module, Props>(
  bring: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  until?: () => Promise<void>,
): LazyExoticComponent<ComponentType<Props>> {
  const module = lazyModule(bring);
  return lazy(async () => {
    await until?.();
    return { default: pick(await module.load()) };
  });
}
