import { lookup as resolveName } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

import { isPublicAddress } from './public-address.ts';

/** How long an answer may take: one that hangs holds a place of its queue for so long. */
const LIMIT_MS = 10_000;

const refusal = (address: string) => new Error(`${address} is not an address of the public internet`);

/** Resolves a name and refuses when any of its addresses is private; the connection uses what was checked. */
const publicLookup: LookupFunction = (name, options, done) => {
  resolveName(name, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    const first = found[0];
    const wrong = found.find(({ address }) => !isPublicAddress(address));
    if (wrong || !first) return done(refusal(wrong?.address ?? name), []);
    if (options.all) return done(null, found);
    return done(null, first.address, first.family);
  });
};

type Post = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  /** True in the sandbox alone, whose receivers are on this machine. */
  allowsPrivate: boolean;
};

/** `retryAfter` is the header of that name; null without one. */
export type PostAnswer = { status: number; retryAfter: string | null };

/**
 * Posts to an address that a merchant or a browser has named. Resolves with the answer's head; a redirect is an answer like any other and is
 * not followed. Rejects when nothing answers in time or the address is private.
 */
export type PostToPublic = (post: Post) => Promise<PostAnswer>;

/** Calls of addresses that a merchant or a browser has named, with the time that an answer may take. */
export function publicPost(limitMs = LIMIT_MS): PostToPublic {
  return ({ url, headers, body, allowsPrivate }) => {
    const target = new URL(url);
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return Promise.reject(refusal(host));
    const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(limitMs);
      const length = String(Buffer.byteLength(body));
      const call = send(target, {
        method: 'POST',
        agent: false,
        signal,
        headers: { ...headers, 'content-length': length },
        ...(!allowsPrivate && { lookup: publicLookup }),
      });
      call.once('response', (response) => {
        response.destroy();
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null });
      });
      call.once('error', (error) =>
        reject(signal.aborted ? new Error(`no answer within ${limitMs / 1000} s`) : error),
      );
      call.end(body);
    });
  };
}
