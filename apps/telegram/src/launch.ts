import { presentInitData, readInitData, storageKey, STORED } from '@dasturxon/core/auth';
import { hasTelegramBridge } from '@dasturxon/storefront/hosts';

/** The Telegram launch. */
export type Launch = {
  /** The signed init data; null without one (SES-05). */
  initData: string | null;
  /** Telegram's own launch parameters from the address fragment, without init data; empty outside Telegram. */
  params: string;
};

/**
 * Whether Telegram shows the page: in its own apps, or in a frame of its website. The server lets nothing else but the
 * sandbox frame this shell (`frameAncestors`).
 */
export const hasTelegram = (): boolean => hasTelegramBridge() || window.parent !== window;

const DATA = 'tgWebAppData';
/** Replaces the init data in the address. */
const TAKEN = 'taken';

/**
 * Reads the launch, which counts only inside Telegram: a link with another person's init data, opened in a browser or
 * in Click, must not sign its reader in to that account. Init data leaves the address in any case (T15).
 */
export function readLaunch(merchantId: string, tab: Storage = sessionStorage): Launch {
  if (hasTelegram()) return readOwnLaunch(merchantId, tab);
  const params = new URLSearchParams(location.hash.slice(1));
  if (params.has(DATA)) {
    params.delete(DATA);
    history.replaceState(history.state, '', `#${params.toString()}`);
  }
  return { initData: null, params: '' };
}

/**
 * Reads the launch from the address, after a reload from the tab's own store: signing out clears the store, but keeps
 * the messenger's launch (SES-04). Init data is stored nowhere else and removed from the address, which analytics
 * would send elsewhere (T15).
 */
function readOwnLaunch(merchantId: string, tab: Storage): Launch {
  const [dataKey, paramsKey] = [
    storageKey(merchantId, STORED.initData),
    storageKey(merchantId, STORED.launch),
  ];
  const params = new URLSearchParams(location.hash.slice(1));
  const data = params.get(DATA);
  const isNew = params.has('tgWebAppVersion') && !params.has(TAKEN);
  params.delete(DATA);
  const rest = params.toString();
  try {
    if (isNew) {
      tab.setItem(paramsKey, rest);
      tab.setItem(dataKey, data ?? '');
      // A tab that cannot store would not find it again after a reload.
      if (tab instanceof Storage) history.replaceState(history.state, '', `#${rest}&${TAKEN}=1`);
    }
    const store = { read: (key: string) => tab.getItem(key), remove: (key: string) => tab.removeItem(key) };
    return { initData: readInitData(store, dataKey), params: tab.getItem(paramsKey) ?? '' };
  } catch {
    return { initData: presentInitData(data), params: rest };
  }
}
