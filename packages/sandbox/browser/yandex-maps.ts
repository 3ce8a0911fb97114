import { createApi2 } from './yandex-maps/api-2.ts';
import { createApi3 } from './yandex-maps/api-3.ts';

/**
 * Both APIs of Yandex Maps as one classic script: its own address decides which one it is. Served in a function of its own, as
 * a page may load it twice.
 */
const { src } = document.currentScript as HTMLScriptElement;
const address = new URL(src);
const tiles = (tile: string, isDark: boolean) =>
  new URL(`../../tiles/${tile}.png${isDark ? '?dark=1' : ''}`, address).href;
const setup = { tiles, isRefused: address.searchParams.get('apikey')?.startsWith('wrong') ?? true };

if (address.pathname.includes('/v3/')) Object.assign(window, { ymaps3: createApi3(setup) });
else Object.assign(window, { ymaps: createApi2(setup) });
