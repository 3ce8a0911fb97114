import type { Context } from 'hono';

import type { Env } from '../../kernel/env.ts';
import type { Log } from '../../kernel/log.ts';
import { clientAddressReader, UNNAMED_PROXY } from '../client-address.ts';

/** Headers that proxies add to what they pass on. */
const FORWARDING = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-proto', 'via'] as const;

/** Logs that have had the warning: once a process is enough. */
const warned = new WeakSet<Log>();

type CallerAddressDeps = { env: Pick<Env, 'TRUSTED_PROXIES'>; log: Log };

/** Reads the caller's address from the connection, or from a trusted proxy's header (T64). */
export function callerAddressReader({ env, log }: CallerAddressDeps): (c: Context) => string {
  const read = clientAddressReader(env.TRUSTED_PROXIES);
  return (c) => {
    const isForwarded = FORWARDING.some((name) => c.req.header(name) !== undefined);
    const forwardedFor = c.req.header('x-forwarded-for') ?? null;
    const address = read({ socketAddress: socketAddress(c), forwardedFor, isForwarded });
    if (address === UNNAMED_PROXY && !warned.has(log)) {
      warned.add(log);
      log.warn(
        'A proxy on this machine passes requests on and is not trusted: all its clients share one request limit. Set TRUSTED_PROXIES=127.0.0.1,::1',
      );
    }
    return address;
  };
}

function socketAddress(c: Context): string | null {
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming;
  return incoming?.socket?.remoteAddress ?? null;
}
