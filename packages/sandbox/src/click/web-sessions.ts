import { randomUUID } from 'node:crypto';

/** The owner of a web session, in Click's own fields. */
export interface ClickProfile {
  readonly client_id: number;
  readonly name: string;
  readonly surname: string | null;
  readonly patronym: null;
  readonly gender: null;
  readonly phone_number: string;
  readonly is_identified: boolean;
}

export interface WebSessions {
  /** Opens a session that only the holder of `apiKey` may ask about. */
  open(apiKey: string, profile: ClickProfile): string;
  /** `unauthorized` for another brand's key; null for a session that is over or never was. */
  find(apiKey: string, session: string): ClickProfile | 'unauthorized' | null;
}

const CAPACITY = 1_000;
const LIFE_MS = 60 * 60_000;

/** Click's web sessions, in memory; the oldest leave when it is full. */
export function createWebSessions(now: () => Date): WebSessions {
  const open = new Map<string, { apiKey: string; profile: ClickProfile; until: number }>();
  return {
    open(apiKey, profile) {
      const [oldest] = open.keys();
      if (oldest && open.size >= CAPACITY) open.delete(oldest);
      const session = randomUUID();
      open.set(session, { apiKey, profile, until: now().getTime() + LIFE_MS });
      return session;
    },
    find(apiKey, session) {
      const known = open.get(session);
      if (!known || known.until < now().getTime()) return null;
      return known.apiKey === apiKey ? known.profile : 'unauthorized';
    },
  };
}
