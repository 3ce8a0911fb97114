import type { IncomingMessage, ServerResponse } from 'node:http';

import { MERCHANT_HEADER, PREVIEW_HEADER } from '@dasturxon/core/api';
import { LRUCache } from 'lru-cache';

import type { Deps } from '../serving/context.ts';
import { codingOf, isKnown, preparedOf, sizeOfPrepared, type Coding, type Prepared } from './prepared.ts';
import { headSender, prepareHead, type PreparedHead } from './prepared-head.ts';
import { newRequestId } from '../request-id.ts';

/**
 * Answers reads of prepared bytes that were answered a moment ago, before anything else looks at the request
 * (design §6: nothing is hashed, compressed or looked up per request).
 */
export type FastReads = {
  /** True when the request has been answered. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Stores the answer to a request if the next identical request may get the same. */
  learn: (request: IncomingMessage, response: Response) => void;
};

type Kept = {
  until: number;
  /** Another request is already renewing this answer. */
  isAskedAnew: boolean;
  generation: number;
  prepared: Prepared;
  bytes: Readonly<Record<Coding, Buffer>>;
  heads: Readonly<Record<Coding | 'notModified', PreparedHead>>;
  hasRequestId: boolean;
};

/** The parts of a request that decide its answer; everything else has no effect. */
type Clues = {
  key: string;
  ifNoneMatch: string | undefined;
  acceptEncoding: string;
  requestId: string | undefined;
};

/** Domains and switched-off brands are asked for anew after this long, as everywhere. */
const KEEP_MS = 1_000;
/** So long one request may take to ask anew while those beside it still get what is kept. */
const RENEW_MS = 100;
const KEEP_AT_MOST = 2_000;
/** What is no longer among the prepared pages and answers is held by this cache alone. */
const KEEP_BYTES = 64e6;
/** A longer set of cookies is no mere visitor's. */
const LONGEST_KEY = 600;

/** Requests with one of these headers get a full answer. */
const LONG_WAY = [
  'authorization',
  'origin',
  'range',
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
  PREVIEW_HEADER.toLowerCase(),
];
const IN_KEY = ['host', 'cookie', MERCHANT_HEADER.toLowerCase(), 'x-forwarded-proto', 'x-forwarded-host'];

/** Where a link was followed matters as far as it was inside a mini-app: from there it leads back into it. */
const INSIDE_MINI_APP = /^https?:\/\/[^/]*\/(tg|click)(?=[/?#]|$)/;

type Meaning = 'key' | 'long way' | PassedHeader | 'nothing';
type PassedHeader = (typeof PASSED_HEADERS)[number];
const PASSED_HEADERS = ['if-none-match', 'accept-encoding', 'x-request-id', 'referer'] as const;

/** Header names as they are sent, with what they mean here: most clients spell them the same way every time. */
const meanings = new Map<string, Meaning>();

function meaningOf(name: string): Meaning {
  const known = meanings.get(name);
  if (known) return known;
  const lower = name.toLowerCase();
  const meaning = LONG_WAY.includes(lower) ? 'long way' : IN_KEY.includes(lower) ? 'key' : readAs(lower);
  if (meanings.size < KEEP_AT_MOST) meanings.set(name, meaning);
  return meaning;
}

function readAs(lower: string): Meaning {
  return PASSED_HEADERS.find((header) => header === lower) ?? 'nothing';
}

function shellBehind(referrer: string): string {
  const shell = INSIDE_MINI_APP.exec(referrer)?.[1];
  return shell ? `\n7${shell}` : '';
}

/** Takes one header up. False when the request has to be answered the long way. */
function take(clues: Clues, name: string, value: string): boolean {
  const meaning = meaningOf(name);
  if (meaning === 'nothing') return true;
  if (meaning === 'key') clues.key += `\n${name.length}${value}`;
  else if (meaning === 'if-none-match') clues.ifNoneMatch = value;
  else if (meaning === 'accept-encoding') clues.acceptEncoding = value;
  else if (meaning === 'referer') clues.key += shellBehind(value);
  else clues.requestId = value;
  return meaning !== 'long way';
}

/** Null for a request that has to be answered the long way. */
function cluesOf({ method, url = '', rawHeaders }: IncomingMessage): Clues | null {
  if (method !== 'GET') return null;
  const clues: Clues = { key: url, ifNoneMatch: undefined, acceptEncoding: '', requestId: undefined };
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!take(clues, rawHeaders[at]!, rawHeaders[at + 1]!)) return null;
  return clues.key.length > LONGEST_KEY ? null : clues;
}

/** Headers that are made for each answer, or differ between codings. */
const NOT_KEPT = ['content-encoding', 'content-length', 'x-request-id'];

function keptFrom(prepared: Prepared, headers: Headers, until: number): Omit<Kept, 'generation'> {
  const common = [...headers].filter(([name]) => !NOT_KEPT.includes(name)).flat();
  const { identity, br, gzip } = prepared.bytes;
  const bytes = {
    identity: Buffer.from(identity.buffer),
    br: Buffer.from(br.buffer),
    gzip: Buffer.from(gzip.buffer),
  };
  const head = (coding: Coding) =>
    prepareHead(200, [
      ...common,
      ...(coding === 'identity' ? [] : ['content-encoding', coding]),
      'content-length',
      String(bytes[coding].byteLength),
    ]);
  const heads = {
    identity: head('identity'),
    br: head('br'),
    gzip: head('gzip'),
    notModified: prepareHead(304, common),
  };
  return { until, isAskedAnew: false, prepared, bytes, heads, hasRequestId: headers.has('x-request-id') };
}

type Settings = {
  /** How long the HTTP server keeps a connection that asks nothing. */
  keepAliveMs: number;
  /** Counts milliseconds and never goes back. */
  clock?: () => number;
};

export function createFastReads(
  { metrics, tenants }: Pick<Deps, 'metrics' | 'tenants'>,
  { keepAliveMs, clock = () => performance.now() }: Settings,
): FastReads {
  const kept = new LRUCache<string, Kept>({
    max: KEEP_AT_MOST,
    maxSize: KEEP_BYTES,
    sizeCalculation: ({ prepared }) => sizeOfPrepared(prepared),
  });
  const sendHead = headSender(keepAliveMs, clock);

  const ownIds = newRequestId(undefined).slice(0, 13);
  let lastId = 0;
  const requestId = (given: string | undefined) =>
    given === undefined ? `${ownIds}-${(lastId += 1)}` : newRequestId(given);

  function send(known: Kept, clues: Clues, response: ServerResponse) {
    const id = known.hasRequestId ? requestId(clues.requestId) : null;
    if (clues.ifNoneMatch !== undefined && isKnown(clues.ifNoneMatch, known.prepared.etag)) {
      sendHead(response, known.heads.notModified, id);
      response.end();
      metrics.fastRead(304);
      return;
    }
    const coding = codingOf(clues.acceptEncoding);
    sendHead(response, known.heads[coding], id);
    response.end(known.bytes[coding]);
    metrics.fastRead(200);
  }

  /** Only one request renews a stale answer. */
  function isCurrent(known: Kept): boolean {
    if (known.generation !== tenants.generation()) return false;
    const now = clock();
    if (now <= known.until) return true;
    if (!known.isAskedAnew) known.until = now + RENEW_MS;
    known.isAskedAnew = true;
    return false;
  }

  return {
    answer(request, response) {
      const clues = cluesOf(request);
      const known = clues && kept.get(clues.key);
      if (!clues || !known || !isCurrent(known)) return false;
      send(known, clues, response);
      return true;
    },
    learn(request, response) {
      const prepared = preparedOf(response);
      if (!prepared || response.headers.has('set-cookie')) return;
      const clues = cluesOf(request);
      if (!clues) return;
      const made = keptFrom(prepared, response.headers, clock() + KEEP_MS);
      kept.set(clues.key, { ...made, generation: tenants.generation() });
    },
  };
}
