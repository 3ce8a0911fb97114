import { PREVIEW_HEADER } from '@dasturxon/core/api';

import { memoryStorage } from '../hosts/memory-storage.ts';

/** The attributes of the inline script's element in a preview. */
export type PreviewData = { previewToken?: string; previewAt?: string };

const { previewToken = '', previewAt } = (document.currentScript?.dataset ?? {}) as PreviewData;

const replace = (owner: object, name: string, how: PropertyDescriptor) =>
  Object.defineProperty(owner, name, { configurable: true, ...how });

// The person in the back office may be a guest as well: the preview neither reads nor changes what their browser keeps.
replace(window, 'localStorage', { value: memoryStorage() });
replace(window, 'sessionStorage', { value: memoryStorage() });
replace(document, 'cookie', { get: () => '', set: () => undefined });
replace(navigator, 'serviceWorker', { value: undefined });

const send = window.fetch.bind(window);
/** Every call of the page asks for the draft. */
window.fetch = (input, init) => {
  const request = new Request(input, init);
  if (new URL(request.url).origin === location.origin) request.headers.set(PREVIEW_HEADER, previewToken);
  return send(request);
};

/** The back office takes this page for the one before once it is drawn. */
document.addEventListener('readystatechange', () => {
  if (document.readyState === 'interactive') window.parent.postMessage('dasturxon:preview-drawn', '*');
});

if (previewAt) {
  const DeviceDate = Date;
  const ahead = DeviceDate.parse(previewAt) - DeviceDate.now();
  const now = () => DeviceDate.now() + ahead;
  window.Date = new Proxy(DeviceDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
