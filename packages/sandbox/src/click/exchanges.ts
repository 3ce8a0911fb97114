/** A question of a merchant's server about a web session, without the session. */
export interface Exchange {
  /** Whose it was; null for a session that is over, never was, or is another brand's. */
  readonly clientId: number | null;
  readonly outcome: 'returned' | 'expired' | 'unauthorized';
  /** ISO 8601. */
  readonly at: string;
}

export interface Exchanges {
  record(exchange: Omit<Exchange, 'at'>): void;
  /** Newest first. */
  list(): readonly Exchange[];
}

const CAPACITY = 200;

/** What Click was asked, in memory; the oldest leave when it is full. */
export function createExchanges(now: () => Date): Exchanges {
  let asked: readonly Exchange[] = [];
  return {
    record(exchange) {
      asked = [{ ...exchange, at: now().toISOString() }, ...asked].slice(0, CAPACITY);
    },
    list: () => asked,
  };
}
