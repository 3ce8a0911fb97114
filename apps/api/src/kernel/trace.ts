import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** What a span is about. Attributes hold no personal data, token, path or value of a statement. */
type About = { kind?: SpanKind; attributes?: Attributes; isRoot?: boolean };

/** Does work in a span of its own; without a switched-on SDK (OPS-15) this does the work alone. */
export function inSpan<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, isRoot = false }: About,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return trace
    .getTracer('dasturxon')
    .startActiveSpan(name, { kind, attributes, root: isRoot }, async (span) => {
      try {
        return await work(span);
      } catch (error) {
        // The message of an error may quote what a guest wrote.
        span.setStatus({
          code: SpanStatusCode.ERROR,
          message: error instanceof Error ? error.name : 'error',
        });
        throw error;
      } finally {
        span.end();
      }
    });
}

/** A fetch whose calls of services are spans: by host alone, because paths and queries of some contain tokens. */
export function tracedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : String(input));
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const attributes = { 'http.request.method': method, 'server.address': hostname };
    return inSpan(`${method} ${hostname}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const answer = await fetch(input, init);
      span.setAttribute('http.response.status_code', answer.status);
      if (answer.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
      return answer;
    });
  };
}

/** A statement as a span: its text has places for values, not the values. */
export function tracedStatement<T>(text: string, ask: () => Promise<T>): Promise<T> {
  const [operation = 'SQL'] = /^\s*\w+/.exec(text) ?? [];
  const name = operation.trim().toUpperCase();
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name, 'db.query.text': text };
  return inSpan(name, { kind: SpanKind.CLIENT, attributes }, ask);
}
