/** Messages of a page to the worker: cache the app, or remove the cache. */
export type WorkerMessage = 'keep' | 'wipe';

/** Where the files of the back office are; their names hold their content. */
const FILES_AT = '/assets/admin/assets/';

/** What the worker does with a request. */
export type Handling = 'page' | 'file' | 'pass';

/** How a request is handled. Calls of the API are never: they go to the server or fail. */
export function handlingOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Handling {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return 'pass';
  if (pathname.startsWith(FILES_AT)) return 'file';
  const isPage = mode === 'navigate' && !/^\/(?:assets|media|sandbox|admin)\//.test(pathname);
  return isPage ? 'page' : 'pass';
}

/**
 * Cached files to remove: those of neither this build nor the one before it. A board that was open during a release
 * still loads files of the build before.
 */
export const outdated = (kept: readonly string[], builds: readonly (readonly string[])[]): string[] =>
  kept.filter((file) => !builds.some((files) => files.includes(file)));
