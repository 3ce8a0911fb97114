/** The contact of a board with the server: live, silent for 10 seconds, silent for 30 (BO-75). */
export type ConnectionState = 'LIVE' | 'RECONNECTING' | 'OFFLINE';

/** The stream sends something every five seconds. After so many milliseconds without anything it counts as broken. */
export const RECONNECTING_MS = 10_000;
const OFFLINE_MS = 30_000;

/** The state of a connection by the time since the last sign of life, in milliseconds. */
export function connectionState(silentMs: number): ConnectionState {
  if (silentMs < RECONNECTING_MS) return 'LIVE';
  return silentMs < OFFLINE_MS ? 'RECONNECTING' : 'OFFLINE';
}
