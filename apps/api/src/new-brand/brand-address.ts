import { hostName } from '@dasturxon/core/merchant';
import * as v from 'valibot';

/** The short name of a brand. */
export const BrandSub = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'sub must be small letters, digits and dashes, such as choyxona'),
);

/** The hosts of a new brand without ports; `<sub>.localhost` where none is given. Throws for what is no host name. */
export function bareHosts(sub: string, given: readonly string[]): string[] {
  const hosts = given.length > 0 ? given : [`${sub}.localhost`];
  return hosts.map((host) => {
    const bare = hostName(host);
    if (!bare) throw new Error(`${host} is not a host name: use one such as choyxona.uz`);
    return bare;
  });
}
