/** A smaller difference of the clocks is ignored: an answer takes a while to arrive. */
const TOLERATED_MS = 120_000;

let aheadMs = 0;

/** Reads the server's time from an API answer. */
export function readServerTime(answer: Response): Response {
  const serverTime = Date.parse(answer.headers.get('Date') ?? '');
  const ahead = serverTime - Date.now();
  if (!Number.isNaN(serverTime)) aheadMs = Math.abs(ahead) > TOLERATED_MS ? ahead : 0;
  return answer;
}

/** What time it is, by the server's clock where this device's is wrong: what is open does not depend on it (F11). */
export const serverTime = (): Date => new Date(Date.now() + aheadMs);
