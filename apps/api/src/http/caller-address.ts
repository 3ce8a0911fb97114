import type { Context } from 'hono';

import type { Env } from '../env.ts';
import { clientAddressReader } from './client-address.ts';

/** Reads who makes a request by its connection, and by our own proxies' word where the connection is theirs (T64). */
export function callerAddressReader({
  TRUSTED_PROXIES,
}: Pick<Env, 'TRUSTED_PROXIES'>): (c: Context) => string {
  const read = clientAddressReader(TRUSTED_PROXIES);
  return (c) => read(socketAddress(c), c.req.header('x-forwarded-for') ?? null);
}

function socketAddress(c: Context): string | null {
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return incoming?.socket?.remoteAddress ?? null;
}
