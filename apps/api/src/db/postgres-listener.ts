import pg from 'pg';

import type { Handle } from './connect.ts';

const RECONNECT_MS = 1000;

type Subscription = { onPayload: (payload: string) => void; onGap: () => void };

/** One LISTEN connection per process. After a reconnect it listens again and reports that messages may be missing. */
export function postgresListener(
  url: string,
  onError: (error: Error) => void,
): { listen: Handle['listen']; close: () => Promise<void> } {
  const channels = new Map<string, Set<Subscription>>();
  let connection: Promise<pg.Client> | null = null;
  let closed = false;

  function lost(error: Error | null) {
    if (closed || connection === null) return;
    connection = null;
    if (error) onError(error);
    setTimeout(() => {
      if (!closed && channels.size > 0) reconnect();
    }, RECONNECT_MS).unref();
  }

  function reconnect() {
    open()
      .then(() => channels.forEach((set) => set.forEach((subscription) => subscription.onGap())))
      .catch((error: Error) => lost(error));
  }

  function open(): Promise<pg.Client> {
    connection ??= (async () => {
      const client = new pg.Client({ connectionString: url, keepAlive: true });
      client.on('error', lost);
      client.on('end', () => lost(null));
      client.on('notification', ({ channel, payload }) =>
        channels.get(channel)?.forEach((subscription) => subscription.onPayload(payload ?? '')),
      );
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      return client;
    })();
    return connection;
  }

  return {
    async listen(channel, onPayload, onGap) {
      const subscription = { onPayload, onGap };
      const known = channels.get(channel);
      if (known) known.add(subscription);
      else channels.set(channel, new Set([subscription]));
      const client = await open();
      if (!known) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        channels.get(channel)?.delete(subscription);
      };
    },
    async close() {
      closed = true;
      const client = await connection?.catch(() => null);
      await client?.end();
    },
  };
}
