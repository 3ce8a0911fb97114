import type { Deps } from '../hosts/deps.ts';

const nowhere = (): never => {
  throw new Error('Nothing of a host is there while a page is drawn on the server');
};

/** The server draws pages and does nothing else: any use of the host while drawing is a mistake. */
export const SERVER_DEPS: Omit<Deps, 'timeZone'> = {
  shell: 'web',
  storage: { read: () => null, write: nowhere, remove: nowhere, keys: () => [], watch: nowhere },
  now: nowhere,
  loadAuth: nowhere,
  knowsCustomers: false,
  haptic: nowhere,
  locate: nowhere,
  openLink: nowhere,
  share: nowhere,
  languageTag: () => null,
  loadFrame: nowhere,
};
