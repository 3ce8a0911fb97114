import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Coding = 'br' | 'gzip' | 'identity';

/** Bytes that are ready to be sent: compressed once, named by their hash, with the headers they go out with. */
export type Prepared = {
  etag: string;
  headers: Readonly<Record<string, string>>;
  bytes: Readonly<Record<Coding, Uint8Array<ArrayBuffer>>>;
};

/** As small as it gets within some tenths of a second. */
const qualityFor = (length: number) => (length > 2e6 ? 5 : length > 3e5 ? 10 : 11);

const toBrotli = (bytes: Uint8Array) =>
  brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(bytes.length) } });

/** Compresses a text once; `brotlied` is its brotli if it exists already. */
export async function prepare(
  body: string | Uint8Array,
  headers: Record<string, string>,
  brotlied: Uint8Array | null = null,
): Promise<Prepared> {
  const identity = new Uint8Array(typeof body === 'string' ? Buffer.from(body) : body);
  const [br, gz] = await Promise.all([brotlied ?? toBrotli(identity), zip(identity, { level: 9 })]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`;
  return { etag, headers, bytes: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) } };
}

/** Bytes of every coding, and about what the headers take. */
export const sizeOfPrepared = ({ bytes }: Pick<Prepared, 'bytes'>): number =>
  Object.values(bytes).reduce((sum, coding) => sum + coding.byteLength, 1_000);

const sources = new WeakMap<Response, Prepared>();

/** The prepared bytes of an answer; undefined for others. */
export function preparedOf(response: Response): Prepared | undefined {
  return sources.get(response);
}

/** What decides how bytes are sent. */
export type Asked = { method: string; headers: Pick<Headers, 'get'> };

/** Answers with prepared bytes: 304 before anything else, then the best coding that the client takes. */
export function answerPrepared(request: Asked, prepared: Prepared, status = 200): Response {
  const response = answerWith(request, prepared, status);
  if (status === 200) sources.set(response, prepared);
  return response;
}

function answerWith(request: Asked, prepared: Prepared, status: number): Response {
  const { etag, headers, bytes } = prepared;
  const common = { Vary: 'Accept-Encoding, Cookie', ...headers, ETag: etag };
  const known = request.headers.get('if-none-match');
  if (status === 200 && known !== null && isKnown(known, etag))
    return new Response(null, { status: 304, headers: common });
  const coding = codingOf(request.headers.get('accept-encoding') ?? '');
  const answerHeaders = new Headers(common);
  if (coding !== 'identity') answerHeaders.set('Content-Encoding', coding);
  const body = request.method === 'HEAD' ? null : bytes[coding];
  return new Response(body, { status, headers: answerHeaders });
}

/** Whether an If-None-Match names these bytes. */
export function isKnown(ifNoneMatch: string, etag: string): boolean {
  return (
    ifNoneMatch === etag || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  );
}

/** The best coding that a client takes. */
export function codingOf(accepted: string): Coding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
