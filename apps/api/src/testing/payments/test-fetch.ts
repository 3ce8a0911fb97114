/** One outgoing request. */
export type TestRequest = { method: string; url: string; headers: Headers; body: unknown };

type Said = unknown;

/**
 * A scripted external service: answers with `answer` and records requests. A number is a status, an Error a missing
 * answer.
 */
export function createTestFetch(answer: (asked: TestRequest) => Said) {
  const asked: TestRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const one = {
      method: init.method ?? 'GET',
      url: String(input),
      headers: new Headers(init.headers),
      body,
    };
    asked.push(one);
    const said = answer(one);
    if (said instanceof Error) throw said;
    if (said instanceof Response) return said;
    if (typeof said === 'number') return new Response('{}', { status: said });
    return Response.json(said);
  };
  return { asked, fetch };
}
