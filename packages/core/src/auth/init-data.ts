import type { TextStore } from './text-store.ts';

/** Init data shorter than this is what a messenger sends when it has none: the minimum is above 10 (SES-05, K-26). */
export const SHORTEST_INIT_DATA = 11;

/** The init data; null without one (SES-05). */
export function presentInitData(initData: string | null | undefined): string | null {
  return initData && initData.length >= SHORTEST_INIT_DATA ? initData : null;
}

/** The stored init data; what is too short counts as missing and is removed (SES-05). */
export function readInitData(store: Pick<TextStore, 'read' | 'remove'>, key: string): string | null {
  const stored = store.read(key);
  const initData = presentInitData(stored);
  if (stored !== null && initData === null) store.remove(key);
  return initData;
}

/** The user in unverified init data: only for display and for separating data on a device. */
export type ClaimedPerson = {
  /** The messenger's id; `unknown` without one. */
  id: string;
  /** The language of the messenger's own interface, as it writes it. */
  languageTag: string | null;
  /** Whether the bot may write to them already; it may not to a user who came by a link and never started it. */
  mayBotWrite: boolean;
};

/** Reads the user of init data; only the server verifies it. */
export function claimedPerson(initData: string | null): ClaimedPerson {
  const { id, language_code: tag, allows_write_to_pm: mayWrite } = userField(initData);
  return {
    id: typeof id === 'number' ? String(id) : 'unknown',
    languageTag: typeof tag === 'string' ? tag : null,
    mayBotWrite: mayWrite === true,
  };
}

function userField(initData: string | null): Readonly<Record<string, unknown>> {
  try {
    const user: unknown = JSON.parse(new URLSearchParams(initData ?? '').get('user') ?? 'null');
    return typeof user === 'object' && user !== null ? { ...user } : {};
  } catch {
    return {};
  }
}
