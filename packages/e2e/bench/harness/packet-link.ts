import net from 'node:net';

import type { Network } from './networks.ts';

/** What a packet of Ethernet carries of a TCP stream, in bytes. */
const PACKET = 1400;
/** How many packets a server sends before the first is acknowledged (RFC 6928). */
const FIRST_WINDOW = 10;

/** When a packet has gone through one direction of a link, in milliseconds from now. */
type Direction = (bytes: number) => number;

/** All connections share its throughput: packets go one after another. */
function direction(bytesPerSecond: number): Direction {
  let freeAt = 0;
  return (bytes) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (bytes / bytesPerSecond) * 1000;
    return freeAt - now;
  };
}

/**
 * A slow link before a server on this machine: packets of 1,400 bytes at the network's rate, half of its latency each way, a
 * round trip to connect, and a window that begins with ten packets and grows by one with each that is acknowledged. Chromium's
 * own emulation delivers a whole answer of up to 32 kB at once, so that nothing of it is painted before its last byte.
 */
export async function packetLink(
  toPort: number,
  network: Network,
): Promise<{ port: number; stop: () => void }> {
  const way = network.latency / 2;
  const [down, up] = [direction(network.downloadThroughput), direction(network.uploadThroughput)];
  const pass = (client: net.Socket) => {
    const upstream = net.connect(toPort, '127.0.0.1');
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    client.on('data', (data) => setTimeout(() => upstream.write(data), up(data.length) + way));
    client.on('end', () => setTimeout(() => upstream.end(), up(0) + way));
    sendInPackets(upstream, client, { down, way });
    client.resume();
  };
  const server = net.createServer({ pauseOnConnect: true, noDelay: true }, (client) =>
    setTimeout(() => pass(client), network.latency),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { port: (server.address() as net.AddressInfo).port, stop: () => server.close() };
}

function sendInPackets(from: net.Socket, to: net.Socket, { down, way }: { down: Direction; way: number }) {
  const waiting: Buffer[] = [];
  let [inFlight, window, hasEnded] = [0, FIRST_WINDOW, false];
  const send = () => {
    while (waiting.length > 0 && inFlight < window) {
      const packet = waiting.shift()!;
      inFlight += 1;
      const arrives = down(packet.length) + way;
      setTimeout(() => to.write(packet), arrives);
      setTimeout(acknowledge, arrives + way);
    }
    if (hasEnded && waiting.length + inFlight === 0) to.end();
  };
  const acknowledge = () => {
    inFlight -= 1;
    window += 1;
    send();
  };
  from.on('data', (data) => {
    for (let at = 0; at < data.length; at += PACKET) waiting.push(data.subarray(at, at + PACKET));
    send();
  });
  from.on('end', () => {
    hasEnded = true;
    send();
  });
}
