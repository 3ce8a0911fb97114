import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';

import { describe, expect, test } from 'vitest';

import { proxyList } from '../client-address.ts';
import { limitConnections } from './connection-limit.ts';

class FakeSocket extends EventEmitter {
  destroyed = false;
  readonly remoteAddress: string;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}

function aServer() {
  const server = createServer();
  limitConnections(server, proxyList(['10.0.0.0/8']));
  return (address: string) => {
    const socket = new FakeSocket(address);
    // Of a socket the limit uses its address, `destroy` and the event of its end.
    server.emit('connection', socket as unknown as Socket);
    return socket;
  };
}

describe('T63 connections of one address', () => {
  test('are closed beyond the limit of a client, and others are accepted', () => {
    const connect = aServer();
    const sockets = Array.from({ length: 256 }, () => connect('203.0.113.7'));
    expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
    expect(connect('203.0.113.7').destroyed).toBe(true);
    expect(connect('203.0.113.8').destroyed).toBe(false);
    sockets[0]?.destroy();
    expect(connect('203.0.113.7').destroyed).toBe(false);
    expect(connect('203.0.113.7').destroyed).toBe(true);
  });

  test('of a whole IPv6 line count together', () => {
    const connect = aServer();
    const sockets = Array.from({ length: 257 }, (_, n) => connect(`2001:db8:1:2::${n.toString(16)}`));
    expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(1);
  });

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3'])(
    '%s, a tool of this machine or a proxy of ours, is not counted',
    (address) => {
      const connect = aServer();
      const sockets = Array.from({ length: 400 }, () => connect(address));
      expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
    },
  );
});
