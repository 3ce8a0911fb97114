import { useSyncExternalStore } from 'react';

/** Light or dark. */
export type Scheme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

/**
 * Shows the page in a scheme; null is the system's. After the first paint nothing else writes `data-scheme`, which the
 * style sheets read: so listeners need not observe the document.
 */
export function setPageScheme(scheme: Scheme | null): void {
  const { dataset } = document.documentElement;
  if (scheme) dataset['scheme'] = scheme;
  else delete dataset['scheme'];
  for (const changed of listeners) changed();
}

/** The scheme of the page, as tokens.css reads it: a page with `light` stays light on a dark system. */
export function pageScheme(): Scheme {
  const written = document.documentElement.dataset['scheme'];
  const isSystemDark = window.matchMedia(DARK).matches;
  return written === 'dark' || (isSystemDark && written !== 'light') ? 'dark' : 'light';
}

/** Calls `changed` after each change of the page's scheme or the system's, until the returned function is called. */
export function watchPageScheme(changed: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', changed);
  listeners.add(changed);
  return () => {
    query.removeEventListener('change', changed);
    listeners.delete(changed);
  };
}

export const usePageScheme = (): Scheme => useSyncExternalStore(watchPageScheme, pageScheme, () => 'light');
