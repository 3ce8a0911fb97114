import type { Server } from 'node:http';
import type { Socket } from 'node:net';

import { isLoopback, networkOf } from '../client-address.ts';

/** Connections that this process holds at once; the proxy in front keeps more waiting. */
const OPEN_AT_MOST = 10_000;
/** Of them, from one address that is no proxy and no tool of this machine. A browser opens six. */
const OPEN_PER_ADDRESS = 256;

/** Closes connections beyond what a client may hold open at once (T63). `isProxy`: many clients are behind it. */
export function limitConnections(server: Server, isProxy: (address: string) => boolean): void {
  const open = new Map<string, number>();
  server.maxConnections = OPEN_AT_MOST;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isLoopback(address) || isProxy(address)) return;
    const client = networkOf(address);
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    if (count > OPEN_PER_ADDRESS) socket.destroy();
  });
}
