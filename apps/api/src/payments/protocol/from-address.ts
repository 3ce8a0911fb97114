import { BlockList, isIPv4 } from 'node:net';

/** Whether a call comes from a network of this list (`213.230.106.112/28` or a single address); an empty list allows all. */
export function isFromAddress(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const own = address.replace(/^::ffff:/, '');
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits = '32'] = network.split('/');
    if (isIPv4(base) && /^\d{1,2}$/.test(bits) && Number(bits) <= 32)
      list.addSubnet(base, Number(bits), 'ipv4');
  }
  return list.check(own, 'ipv4');
}
