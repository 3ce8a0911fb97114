/** One outgoing request. */
export type TestRequest = { method: string; url: string; headers: Headers; body: unknown };

type ScriptedAnswer = unknown;

/**
 * A scripted external service: answers with `answer` and records requests. A number is a status, an Error a missing
 * answer.
 */
export function createTestFetch(answer: (asked: TestRequest) => ScriptedAnswer) {
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
    const response = answer(one);
    if (response instanceof Error) throw response;
    if (response instanceof Response) return response;
    if (typeof response === 'number') return new Response('{}', { status: response });
    return Response.json(response);
  };
  return { asked, fetch };
}
