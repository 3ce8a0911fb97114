import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy before a database, as a failover manager moves it from the primary to the standby. */
export async function startSwitchboard(target: number) {
  let current = target;
  const open = new Set<Socket>();
  const server = createServer((inside) => {
    const outside = connect(current, '127.0.0.1');
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** New connections go to another database; those that are open end. */
    switchTo(port: number) {
      current = port;
      for (const socket of open) socket.destroy();
    },
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
