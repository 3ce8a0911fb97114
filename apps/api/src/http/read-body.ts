import { apiError } from './api-error.ts';

/** The largest body of a JSON call, in bytes (T62). */
export const BODY_LIMIT = 64 * 1024;

/**
 * Reads a body and counts its bytes, so that a huge one is refused before it is buffered. A body with a declared, small
 * enough length is read at once, which costs less than a stream.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const declared = request.headers.get('content-length');
  if (Number(declared ?? 0) > limit) throw apiError('request.tooLarge');
  if (declared !== null) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    if (bytes.byteLength > limit) throw apiError('request.tooLarge');
    return bytes;
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > limit) throw apiError('request.tooLarge');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A JSON body, parsed: 413 when too large, 415 when it is not JSON, 400 when it does not parse. */
export async function readJson(request: Request): Promise<{ value: unknown; text: string }> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, BODY_LIMIT);
  if (bytes.byteLength > 0 && !/^application\/json\s*(;|$)/i.test(type))
    throw apiError('request.unsupportedMedia');
  if (bytes.byteLength === 0) return { value: undefined, text: '' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const value: unknown = JSON.parse(text);
    if (!isStorable(value)) throw apiError('request.invalid');
    return { value, text };
  } catch {
    throw apiError('request.invalid');
  }
}

const MAX_DEPTH = 16;

/** Whether every text can be stored (no NUL, no half surrogate) and nothing is nested beyond reason. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part, depth + 1));
}
