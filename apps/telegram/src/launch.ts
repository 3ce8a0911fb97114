import { presentInitData, readInitData, storageKey, STORED } from '@dasturxon/core/auth';

/** How Telegram opened the shop. */
export type Launch = {
  /** The signed init data; null when there is none (SES-05). */
  initData: string | null;
  /** Telegram's own launch parameters, as they stood behind the `#`; empty when it was not Telegram. */
  params: string;
};

/**
 * Reads the launch from the address, after a reload from the tab's own store: signing out clears the store, but keeps
 * how the messenger opened it (SES-04). Init data is kept nowhere else (T15).
 */
export function readLaunch(merchantId: string, tab: Storage = sessionStorage): Launch {
  const [dataKey, paramsKey] = [
    storageKey(merchantId, STORED.initData),
    storageKey(merchantId, STORED.launch),
  ];
  const hash = location.hash.slice(1);
  try {
    if (hash.includes('tgWebAppVersion=')) {
      tab.setItem(paramsKey, hash);
      tab.setItem(dataKey, new URLSearchParams(hash).get('tgWebAppData') ?? '');
    }
    const store = { read: (key: string) => tab.getItem(key), remove: (key: string) => tab.removeItem(key) };
    return { initData: readInitData(store, dataKey), params: tab.getItem(paramsKey) ?? '' };
  } catch {
    return { initData: presentInitData(new URLSearchParams(hash).get('tgWebAppData')), params: hash };
  }
}

type Person = { id?: unknown; language_code?: unknown };

function person(initData: string | null): Person {
  try {
    return (JSON.parse(new URLSearchParams(initData ?? '').get('user') ?? 'null') as Person | null) ?? {};
  } catch {
    return {};
  }
}

/** The id of the person in init data, only to keep what is stored apart; who it is, the server says. */
export function personOf(initData: string | null): string {
  const { id } = person(initData);
  return typeof id === 'number' ? String(id) : 'nobody';
}

/** The language of Telegram's own interface, as it writes it. */
export function languageTagOf(initData: string | null): string | null {
  const { language_code: tag } = person(initData);
  return typeof tag === 'string' ? tag : null;
}
