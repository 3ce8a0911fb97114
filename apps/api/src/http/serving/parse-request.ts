import type { ServerEndpoint } from '@dasturxon/core/api';
import * as v from 'valibot';

import { isStorable, readBytes, readJson } from '../read-body.ts';
import { apiError } from '../api-error.ts';

/** The largest upload of a picture, in bytes (T58). */
const UPLOAD_LIMIT = 5 * 1024 * 1024;

export type ParsedRequest = {
  params: unknown;
  query: unknown;
  body: unknown;
  /** The body's text as sent; an idempotency key is bound to it. */
  bodyText: string;
};

/** The names of invalid fields, only those of our schema, so that no input is echoed. */
function wrongFields(issues: readonly v.BaseIssue<unknown>[]): string[] {
  const names = issues
    .filter((issue) => !isUnknownField(issue))
    .map((issue) => v.getDotPath(issue) ?? '')
    .filter((name) => name.length > 0 && name.length < 100);
  return [...new Set(names)].slice(0, 20);
}

function isUnknownField(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

/** A part of a call by its schema. Throws request.invalid and request.unknownField. */
export function parsePart(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  const fields = wrongFields(parsed.issues);
  const unknownOnly = parsed.issues.every((issue) => isUnknownField(issue));
  throw apiError(
    unknownOnly ? 'request.unknownField' : 'request.invalid',
    fields.length > 0 ? { fields } : {},
  );
}

/** Query values as a plain object. A name given twice is refused: two readers could choose differently. */
function queryOf(url: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(url).searchParams) {
    if (name in query || name === '__proto__' || value.includes('\0')) throw apiError('request.invalid');
    query[name] = value;
  }
  return query;
}

async function bodyOf(endpoint: ServerEndpoint, request: Request): Promise<{ value: unknown; text: string }> {
  if (!endpoint.body) return { value: undefined, text: '' };
  if (endpoint.bodyType === 'binary') {
    const limit = endpoint.bodyLimit ?? UPLOAD_LIMIT;
    return { value: await readBytes(request, limit), text: '' };
  }
  return readJson(request);
}

/** Everything a call sends, checked against its endpoint. Throws request.* errors. */
export async function parseRequest(
  endpoint: ServerEndpoint,
  request: Request,
  params: Record<string, string>,
): Promise<ParsedRequest> {
  if (!isStorable(params)) throw apiError('request.invalid');
  const query = parsePart(endpoint.query, queryOf(request.url));
  const parsedParams = parsePart(endpoint.params, params);
  const { value, text } = await bodyOf(endpoint, request);
  return { params: parsedParams, query, body: parsePart(endpoint.body, value), bodyText: text };
}
