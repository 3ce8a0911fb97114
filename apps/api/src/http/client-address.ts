import { BlockList, isIP } from 'node:net';

/** The parts of a request's connection and headers that identify the client. */
export type ClientClues = {
  socketAddress: string | null;
  forwardedFor: string | null;
  /** Whether a header of a proxy is present. */
  isForwarded: boolean;
};

/** Reads the caller's address: the socket's, or the nearest hop that is not one of our own proxies (T64). */
export type ReadClientAddress = (clues: ClientClues) => string;

/**
 * Represents all clients behind a local proxy that TRUSTED_PROXIES does not name. Its headers are ignored, and its
 * clients share one limit; local tools without a proxy have none.
 */
export const UNNAMED_PROXY = 'unnamed proxy';

/** This machine itself. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIP(plain(address)) === 4 && plain(address).startsWith('127.'));

function add(list: BlockList, entry: string) {
  const [address = '', prefix] = entry.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES has ${entry}, which is no address or network`);
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}

/** An IPv4 address that came over an IPv6 socket, as IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Whether an address is one of our own proxies, by address or network. */
export function proxyList(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const entry of proxies) add(trusted, entry);
  return (address) => {
    const family = isIP(plain(address));
    return family !== 0 && trusted.check(plain(address), family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** `proxies`: addresses and networks of proxies with a trusted X-Forwarded-For. */
export function clientAddressReader(proxies: readonly string[]): ReadClientAddress {
  const isTrusted = proxyList(proxies);
  return ({ socketAddress, forwardedFor, isForwarded }) => {
    let nearest = plain(socketAddress ?? '127.0.0.1');
    if (isForwarded && isLoopback(nearest) && !isTrusted(nearest)) return UNNAMED_PROXY;
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()));
    while (isTrusted(nearest) && hops.length > 0) {
      const hop = hops.pop() ?? '';
      if (isIP(hop) === 0) break;
      nearest = hop;
    }
    return nearest;
  };
}

/**
 * The caller for rate limits (T64): an IPv4 address, or the /64 of an IPv6 line. Its owner has 2^64 addresses, which
 * must not count as separate callers.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [before = '', after] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const left = before.split(':').filter(Boolean);
  const right = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...(after === undefined ? [] : zeros), ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
