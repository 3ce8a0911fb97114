import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';

import { inSpan } from '../../kernel/trace.ts';
import { notesOf } from '../log/request-notes.ts';
import { requestIdOf } from '../request-id.ts';

/** Makes each request a trace, with the pattern of its path: the path as it came may contain an id, a place or a phone. */
export const tracedRequests: MiddlewareHandler = (c, next) => {
  const { method } = c.req;
  return inSpan(method, { kind: SpanKind.SERVER, isRoot: true }, async (span) => {
    await next();
    const { status } = c.res;
    const { merchantId } = notesOf(c.req.raw);
    span.updateName(`${method} ${c.req.routePath}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': c.req.routePath,
      'http.response.status_code': status,
      'dasturxon.request_id': requestIdOf(c),
      ...(merchantId && { 'dasturxon.merchant_id': merchantId }),
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  });
};
