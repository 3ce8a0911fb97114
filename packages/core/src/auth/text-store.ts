/** A store of texts on the device: a browser's, a messenger's, a map in a test. */
export type TextStore = {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
  keys: () => readonly string[];
};

const PREFIX = 'dasturxon:';

/** Things that several parts of the storefront read by name (K-27). */
export const STORED = {
  language: 'language',
  redirectUrl: 'redirectUrl',
  nearestBranch: 'nearestBranch',
  merchantId: 'merchantId',
  initData: 'initData',
  /** Further launch data of the host app. */
  launch: 'launch',
  brand: 'brand',
  sessions: 'sessions',
} as const;

/** The key of one stored thing of one merchant: brands can share an origin (ADR 0003). */
export function storageKey(merchantId: string, name: string): string {
  return `${PREFIX}${merchantId}:${name}`;
}

/** The merchant and the name in a key of ours, null for any other key. */
export function parseStorageKey(key: string): { merchantId: string; name: string } | null {
  if (!key.startsWith(PREFIX)) return null;
  const [merchantId = '', ...name] = key.slice(PREFIX.length).split(':');
  return name.length === 0 ? null : { merchantId, name: name.join(':') };
}
