import { safeRedirectPath } from '../paths/safe-redirect-path.ts';
import { STORED, type TextStore, storageKey } from './text-store.ts';

/** Stores the page that required a sign-in (SES-12, IMP-20). Anything but a path of this origin is not stored. */
export function rememberRedirect(store: Pick<TextStore, 'write'>, merchantId: string, path: string): void {
  store.write(storageKey(merchantId, STORED.redirectUrl), safeRedirectPath(path));
}

/** Whether a page waits for the customer to come back from signing in. */
export function hasRedirect(store: Pick<TextStore, 'read'>, merchantId: string): boolean {
  return store.read(storageKey(merchantId, STORED.redirectUrl)) !== null;
}

/** Where to go after signing in: the remembered page, once, else home (IMP-20, K-27). Checked again on reading. */
export function takeRedirect(store: Pick<TextStore, 'read' | 'remove'>, merchantId: string): `/${string}` {
  const key = storageKey(merchantId, STORED.redirectUrl);
  const path = safeRedirectPath(store.read(key));
  store.remove(key);
  return path;
}
