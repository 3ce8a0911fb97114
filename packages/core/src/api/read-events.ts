import * as v from 'valibot';

import { parseJson } from '../http/parse-json.ts';
import type { ApiConfig } from './api-config.ts';
import { ApiError } from './api-error.ts';
import type { Answer, Endpoint, Sent } from './endpoint.ts';
import { eventParser } from './event-parser.ts';
import { toApiError } from './parse-answer.ts';
import { fillPath } from './path-spellings.ts';
import { requestHeaders, tokenFor } from './request-headers.ts';

/** One event of a stream: its id, its name, and its data in the endpoint's shape. */
export type LiveEvent<Data> = { id: string | null; event: string; data: Data };

/** What reading a stream takes. */
export type ReadOptions<E extends Endpoint> = {
  params: Sent<E, 'params'>;
  /** The id of the last event seen: the server goes on after it. */
  lastEventId?: string | null;
  signal?: AbortSignal;
  /** Called for every piece that arrives, comments too: the connection is alive. */
  onAlive?: () => void;
};

/**
 * Events of an endpoint, read by fetch so that it can send the token (D65). No timeout. Ends when the server ends the
 * stream (204: no more events) or the signal aborts; throws an `ApiError` when it breaks. The caller decides about
 * reconnecting. An event of a wrong shape is skipped.
 */
export async function* readEvents<const E extends Endpoint & { answerType: 'events' }>(
  config: ApiConfig,
  endpoint: E,
  options: ReadOptions<E>,
): AsyncGenerator<LiveEvent<Answer<E>>, void> {
  const stream = await openStream(config, endpoint, options);
  if (!stream) return;

  const parser = eventParser();
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      options.onAlive?.();
      for (const { id, event, data } of parser.push(chunk.value)) {
        const parsed = v.safeParse(endpoint.answer, parseJson(data));
        if (parsed.success) yield { id, event, data: parsed.output };
      }
    }
  } catch (cause) {
    if (!options.signal?.aborted) throw new ApiError({ code: 'network.failed', cause });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function openStream<E extends Endpoint>(
  config: ApiConfig,
  endpoint: E,
  { params, lastEventId, signal }: ReadOptions<E>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  const token = tokenFor(config, endpoint);
  const url =
    config.baseUrl + fillPath(endpoint.path, params as Readonly<Record<string, unknown>> | undefined);
  const headers = requestHeaders(config, { accept: 'text/event-stream', token });
  if (lastEventId) headers['Last-Event-ID'] = lastEventId;

  let response: Response;
  try {
    response = await config.fetch(url, { headers, signal, cache: 'no-store' });
  } catch (cause) {
    if (signal?.aborted) return null;
    throw new ApiError({ code: 'network.failed', cause });
  }
  if (!response.ok) {
    const { status, headers: answered } = response;
    const body = parseJson(await response.text().catch(() => ''));
    throw toApiError({ status, headers: answered, body });
  }
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (response.status !== 204 && !isStream) {
    throw new ApiError({ code: 'answer.invalid', status: response.status });
  }
  return response.body as ReadableStream<Uint8Array<ArrayBuffer>> | null;
}
