import { connectionState, type ConnectionState } from '@dasturxon/core/staff';
import { useSyncExternalStore } from 'react';

const STORED = 'last-contact';
const LOOK_MS = 1_000;

let lastContact = Date.now();

/** The stream has brought a sign of life. */
export function noteContact(): void {
  lastContact = Date.now();
  localStorage.setItem(STORED, new Date(lastContact).toISOString());
}

/** A page that opens without a network counts from the last contact of the page before it. */
export function recallLastContact(): void {
  const kept = Date.parse(localStorage.getItem(STORED) ?? '');
  if (!Number.isNaN(kept)) lastContact = Math.min(lastContact, kept);
}

export const forgetLastContact = (): void => localStorage.removeItem(STORED);

/** The state of the connection now. */
export const connectionNow = (): ConnectionState =>
  navigator.onLine ? connectionState(Date.now() - lastContact) : 'OFFLINE';

/** When the stream last brought a sign of life. */
export const lastContactAt = (): Date => new Date(lastContact);

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_MS);
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    clearInterval(timer);
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}

/** The state of the connection; a component renders again only when it changes. */
export const useConnection = (): ConnectionState => useSyncExternalStore(subscribe, connectionNow);
