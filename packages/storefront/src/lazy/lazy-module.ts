/** Code that loads when it is first needed. */
export type LazyModule<Module> = {
  /** Loads it, once; a load that failed is tried again by the next one. */
  load: () => Promise<Module>;
  /** The code, if it has loaded. */
  loaded: () => Module | null;
};

/** Declares code as lazy: `lazyModule(() => import('./parts.ts'))`. Nothing loads before the first `load`. */
export function lazyModule<Module>(bring: () => Promise<Module>): LazyModule<Module> {
  let here: Module | null = null;
  let loading: Promise<Module> | null = null;
  const load = async () => {
    try {
      return (here = await (loading ??= bring()));
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return { load, loaded: () => here };
}

/**
 * Loads code and runs something with it. Without a network nothing happens, as for a call: the next visit with one
 * does it.
 */
export function runLazy<Module>(module: LazyModule<Module>, use: (module: Module) => unknown): void {
  module.load().then(use).catch(ignoreOffline);
}

/** Ignores a failure while there is no network, and throws every other one. */
export function ignoreOffline(error: unknown): void {
  if (navigator.onLine) throw error;
}
