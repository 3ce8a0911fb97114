/** Code that loads when it is first needed. */
export type LazyModule<Module> = {
  /** Loads it, once; a load that failed is tried again by the next one. */
  load: () => Promise<Module>;
  /** The code, if it has loaded. */
  loaded: () => Module | null;
};

const importFile = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

/**
 * Declares code as lazy: `lazyModule(() => import('./parts.ts'))`. Nothing loads before the first `load`. Chromium keeps a
 * failed import failed until the next page load, so that a retry imports the file that its error names by another address.
 */
export function lazyModule<Module>(
  bring: () => Promise<Module>,
  importUrl: (url: string) => Promise<unknown> = importFile,
): LazyModule<Module> {
  let here: Module | null = null;
  let loading: Promise<Module> | null = null;
  let [lost, retries] = ['', 0];
  const again = () => importUrl(`${lost}?retry=${(retries += 1)}`) as Promise<Module>;
  const load = async () => {
    try {
      return (here = await (loading ??= lost ? again() : bring()));
    } catch (error) {
      loading = null;
      lost ||= fileOf(error);
      throw error;
    }
  };
  return { load, loaded: () => here };
}

/** The address of the file that could not be imported, as Chromium and Firefox name it; empty where an error names none. */
const fileOf = (error: unknown): string =>
  (error instanceof TypeError && /module: (https?:[^\s?]+\.js)$/.exec(error.message)?.[1]) || '';

/** Runs work of code that loads. Without a network nothing happens, as for a call: the next visit with one does it. */
export function runLazy(work: Promise<unknown>): void {
  work.catch(ignoreOffline);
}

/** Ignores a failure while there is no network, and throws every other one. */
export function ignoreOffline(error: unknown): void {
  if (navigator.onLine) throw error;
}
