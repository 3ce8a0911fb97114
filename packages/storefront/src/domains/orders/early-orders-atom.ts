/** An answer that came while only the menu was there, unread. */
type Early = { userId: string; at: number; body: unknown };

/** As long as the query cache keeps unused data. */
const KEPT_MS = 300_000;

let early: Early | null = null;

/** Stores a customer's current orders unparsed (BOOT-07); null clears them. */
export function keepEarlyOrders(found: Early | null): void {
  early = found;
}

/** What came early for this customer; null for nothing, or nothing recent. */
export const readEarlyOrders = (userId: string): unknown =>
  early?.userId === userId && Date.now() - early.at < KEPT_MS ? early.body : null;
