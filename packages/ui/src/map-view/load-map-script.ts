import { type MapService, MapServiceError } from './map-engine.ts';

/**
 * Puts a service's script into the document and waits for it. A script that has not come stays out, so that the next map
 * asks anew. The browser does not report whether the host is down or refuses the key.
 */
function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.dataset['mapService'] = '';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new MapServiceError('SCRIPT'));
    });
    document.head.append(script);
  });
}

/**
 * The API that a service's script leaves in `window`, once it is ready.
 *
 * @param find The API in the window; undefined before its script has come.
 * @param ready Resolves when it can be used; its rejection is for the service to explain.
 * @throws MapServiceError within `waitMs`.
 */
export async function loadMapApi<Api>(
  { src, waitMs }: MapService,
  find: () => Api | undefined,
  ready: (api: Api) => Promise<unknown>,
): Promise<Api> {
  const load = async () => {
    if (!find()) await loadScript(src);
    const api = find();
    if (!api) throw new MapServiceError('BROKEN');
    await ready(api);
    return api;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MapServiceError('TIMEOUT')), waitMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
