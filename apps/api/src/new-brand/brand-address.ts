import { hostName } from '@dasturxon/core/merchant';

/** The hosts of a new brand without ports; `<sub>.localhost` where none is given. Throws for what is no host name. */
export function bareHosts(sub: string, given: readonly string[]): string[] {
  const hosts = given.length > 0 ? given : [`${sub}.localhost`];
  return hosts.map((host) => {
    const bare = hostName(host);
    if (!bare) throw new Error(`${host} is not a host name: use one such as choyxona.uz`);
    return bare;
  });
}
