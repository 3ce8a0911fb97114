import { describe, expect, test } from 'vitest';

import { clientAddressReader, isLoopback, networkOf, UNNAMED_PROXY } from './client-address.ts';

describe('T64 the address of a caller', () => {
  const read = clientAddressReader(['10.0.0.0/8', '::1']);

  test.each([
    ['the socket without a proxy', '203.0.113.7', null, '203.0.113.7'],
    ['the socket where an untrusted address forwards', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    [
      'the last hop that is not our own proxy',
      '10.0.0.1',
      '198.51.100.9, 203.0.113.7, 10.0.0.2',
      '203.0.113.7',
    ],
    ['IPv4 in IPv6’s clothes', '::ffff:10.0.0.1', '::ffff:203.0.113.7', '203.0.113.7'],
    ['our proxy where the header is no address', '10.0.0.1', '<script>', '10.0.0.1'],
  ])('is %s', (_, socket, forwarded, address) => {
    const clues = { socketAddress: socket, forwardedFor: forwarded, isForwarded: forwarded !== null };
    expect(read(clues)).toBe(address);
  });

  test.each([
    ['127.0.0.1', true, UNNAMED_PROXY],
    ['::ffff:127.0.0.1', true, UNNAMED_PROXY],
    ['127.0.0.1', false, '127.0.0.1'],
    // Named above as a proxy of ours.
    ['::1', true, '203.0.113.7'],
  ])('of a loopback peer %s, forwarding: %s, is %s', (socketAddress, isForwarded, address) => {
    const forwardedFor = isForwarded ? '203.0.113.7' : null;
    const read = clientAddressReader(['::1'])({ socketAddress, forwardedFor, isForwarded });
    expect(read).toBe(address);
    expect(isLoopback(read)).toBe(!isForwarded);
  });

  test('an invalid proxy address stops the start', () => {
    expect(() => clientAddressReader(['proxy.local'])).toThrow('TRUSTED_PROXIES has proxy.local');
  });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('T64 %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
