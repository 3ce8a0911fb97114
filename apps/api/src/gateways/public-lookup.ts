import { lookup as resolveName } from 'node:dns';
import type { LookupFunction } from 'node:net';

import { isPublicAddress } from './public-address.ts';

/** The error for an address that is not of the public internet. */
export const notPublic = (address: string) =>
  new Error(`${address} is not an address of the public internet`);

/** Resolves a name and refuses when any of its addresses is private; the connection uses what was checked. */
export const publicLookup: LookupFunction = (name, options, done) => {
  resolveName(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const first = found[0];
    const wrong = found.find(({ address }) => !isPublicAddress(address));
    if (wrong || !first) return done(notPublic(wrong?.address ?? name), []);
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });
};
