import { presentInitData, readInitData, storageKey, STORED } from '@dasturxon/core/auth';

/** How Telegram opened the shop. */
export type Launch = {
  /** The signed init data; null when there is none (SES-05). */
  initData: string | null;
  /** Telegram's own launch parameters, which stood behind the `#`, without init data; empty when it was not Telegram. */
  params: string;
};

const DATA = 'tgWebAppData';
/** Stands in the address where init data was. */
const TAKEN = 'taken';

/**
 * Reads the launch from the address, after a reload from the tab's own store: signing out clears the store, but keeps
 * how the messenger opened it (SES-04). Init data is kept nowhere else, and leaves the address: whoever counts visits
 * sends that elsewhere (T15).
 */
export function readLaunch(merchantId: string, tab: Storage = sessionStorage): Launch {
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
