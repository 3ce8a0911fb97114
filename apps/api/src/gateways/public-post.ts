import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';

import { isPublicAddress } from './public-address.ts';
import { notPublic, publicLookup } from './public-lookup.ts';

/** How long an answer may take: one that hangs holds a place of its queue for so long. */
const LIMIT_MS = 10_000;

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
    if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return Promise.reject(notPublic(host));
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
