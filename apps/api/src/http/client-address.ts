import { BlockList, isIP } from 'node:net';

/** Reads the caller's address: the socket's, or the nearest hop that is not one of our own proxies (T64). */
export type ReadClientAddress = (socketAddress: string | null, forwardedFor: string | null) => string;

function add(list: BlockList, entry: string) {
  const [address = '', prefix] = entry.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0) throw new Error(`TRUSTED_PROXIES has ${entry}, which is no address or network`);
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}

/** `proxies`: addresses and networks of the proxies whose X-Forwarded-For is believed. */
export function clientAddressReader(proxies: readonly string[]): ReadClientAddress {
  const trusted = new BlockList();
  for (const entry of proxies) add(trusted, entry);
  const isTrusted = (address: string) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  return (socketAddress, forwardedFor) => {
    let nearest = (socketAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
    const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
    while (isTrusted(nearest) && hops.length > 0) {
      const hop = hops.pop() ?? '';
      if (isIP(hop) === 0) break;
      nearest = hop;
    }
    return nearest;
  };
}
