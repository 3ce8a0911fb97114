import { LRUCache } from 'lru-cache';

import { isLoopback, networkOf } from '../client-address.ts';

/**
 * Counts a call of a client; the seconds to wait when there were too many, else 0. `look` counts nothing: for calls
 * that are counted later, once it is known what they were worth.
 */
export type RequestLimit = (address: string, look?: 'look') => number;

/** How many seconds' worth a client may spend at once. */
const BURST_SECONDS = 10;
const REMEMBER_AT_MOST = 50_000;

/**
 * So many calls a second from one address, ten seconds' worth of them at once (T11, T64). It is there to keep a
 * broken or hostile client from taking the whole process, so it counts per process and in memory; what costs money or
 * can be guessed is counted in the database. Loopback is a tool of this machine; a proxy there is UNNAMED_PROXY.
 */
export function requestLimit(perSecond: number, clock = () => performance.now()): RequestLimit {
  const spent = new LRUCache<string, { tokens: number; at: number }>({ max: REMEMBER_AT_MOST });
  const full = perSecond * BURST_SECONDS;
  return (address, look) => {
    if (perSecond === 0 || isLoopback(address)) return 0;
    const caller = networkOf(address);
    const at = clock();
    const before = spent.get(caller) ?? { tokens: full, at };
    const tokens = Math.min(full, before.tokens + ((at - before.at) / 1000) * perSecond);
    spent.set(caller, { tokens: Math.max(0, tokens - (look ? 0 : 1)), at });
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perSecond);
  };
}
