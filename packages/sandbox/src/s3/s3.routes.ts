import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

import { type Context, Hono } from 'hono';

/** The account of the stand-in; its buckets exist with their first object. */
export const S3_ACCOUNT = { accessKeyId: 'SANDBOX', secretAccessKey: 'sandbox-secret-key' };

const PAGE = 100;
/** Memory is bounded: the oldest object goes. */
const MOST_OBJECTS = 5_000;
const CLOCK_SKEW_MS = 15 * 60_000;

type Stored = { bytes: Uint8Array; headers: Record<string, string> };

const hex = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const sign = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** S3's own error document. */
const refuse = (status: 400 | 403 | 404, code: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`, {
    status,
    headers: { 'content-type': 'application/xml' },
  });

const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The signature of a request by AWS Signature Version 4, over what its Authorization header names. */
function signatureOf(request: Request, { scope, signed }: { scope: string; signed: string }): string {
  const url = new URL(request.url);
  const [date = '', region = '', service = ''] = scope.split('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted()
    .join('&');
  const valueOf = (name: string) => (name === 'host' ? url.host : (request.headers.get(name) ?? '').trim());
  const headers = signed.split(';').map((name) => `${name}:${valueOf(name)}\n`);
  const payload = request.headers.get('x-amz-content-sha256') ?? '';
  const canonical = [request.method, url.pathname, query, headers.join(''), signed, payload].join('\n');
  const text = ['AWS4-HMAC-SHA256', request.headers.get('x-amz-date') ?? '', scope, hex(canonical)].join(
    '\n',
  );
  const key = [region, service, 'aws4_request'].reduce(
    (made: Buffer, part) => sign(made, part),
    sign(`AWS4${S3_ACCOUNT.secretAccessKey}`, date),
  );
  return sign(key, text).toString('hex');
}

function isSigned(request: Request, now: Date): boolean {
  const header = request.headers.get('authorization') ?? '';
  const [, id, scope = '', signed = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), ?SignedHeaders=(\S+), ?Signature=([0-9a-f]{64})$/.exec(
      header,
    ) ?? [];
  const at = (request.headers.get('x-amz-date') ?? '').replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    '$1-$2-$3T$4:$5:$6Z',
  );
  if (id !== S3_ACCOUNT.accessKeyId || !(Math.abs(Date.parse(at) - now.getTime()) < CLOCK_SKEW_MS))
    return false;
  return timingSafeEqual(Buffer.from(signatureOf(request, { scope, signed })), Buffer.from(given));
}

function list(c: Context, objects: ReadonlyMap<string, Stored>): Response {
  const bucket = `${c.req.param('bucket')}/`;
  const prefix = c.req.query('prefix') ?? '';
  const after = c.req.query('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(`${bucket}${prefix}`))
    .map((key) => key.slice(bucket.length))
    .toSorted()
    .filter((key) => key > after);
  const page = keys.slice(0, PAGE);
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return c.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${contents}${next}</ListBucketResult>`,
    200,
    { 'content-type': 'application/xml' },
  );
}

/** A stand-in for an S3-compatible store, addressed by path: signed GET, PUT, DELETE and list. */
export function s3Routes(now: () => Date): Hono {
  const objects = new Map<string, Stored>();
  const keyOf = (c: Context) => `${c.req.param('bucket')}/${c.req.param('key')}`;
  const app = new Hono();
  app.use(async (c, next) => (isSigned(c.req.raw, now()) ? next() : refuse(403, 'SignatureDoesNotMatch')));
  app.get('/:bucket', (c) => list(c, objects));
  app.get('/:bucket/:key', (c) => {
    const found = objects.get(keyOf(c));
    return found ? new Response(found.bytes.slice(), { headers: found.headers }) : refuse(404, 'NoSuchKey');
  });
  app.put('/:bucket/:key', async (c) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    if (hex(bytes) !== c.req.header('x-amz-content-sha256')) return refuse(400, 'XAmzContentSHA256Mismatch');
    const kept = ['content-type', 'cache-control', 'x-amz-meta-sha256'];
    const headers = Object.fromEntries(kept.flatMap((name) => [[name, c.req.header(name) ?? '']]));
    if (objects.size >= MOST_OBJECTS) objects.delete(objects.keys().next().value ?? '');
    objects.set(keyOf(c), { bytes, headers });
    return c.body(null, 200, { etag: `"${hex(bytes).slice(0, 32)}"` });
  });
  app.delete('/:bucket/:key', (c) => {
    objects.delete(keyOf(c));
    return c.body(null, 204);
  });
  return app;
}
