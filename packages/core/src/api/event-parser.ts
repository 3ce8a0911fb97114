/** One event of a `text/event-stream`, as it came. */
export type StreamEvent = { id: string | null; event: string; data: string };

/** A parser fed with text in pieces of any size; each call gives the events that are complete by then. */
export type EventParser = { push(chunk: string): StreamEvent[] };

type Fields = { id: string | null; event: string; data: string[] };

/**
 * Reads `text/event-stream` by the rules of the HTML standard: fields `id`, `event` and `data`, comments and unknown
 * fields skipped, any line ending, a byte order mark dropped. An event without data is skipped.
 */
export function eventParser(): EventParser {
  let rest = '';
  let isFirst = true;
  const fields: Fields = { id: null, event: '', data: [] };

  return {
    push(chunk) {
      rest += chunk;
      if (isFirst && rest !== '') {
        rest = rest.replace(/^\uFEFF/, '');
        isFirst = false;
      }
      const events: StreamEvent[] = [];
      // A CR at the very end may be the first half of CRLF: it waits for the next piece.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') events.push(...finish(fields));
        else readLine(line, fields);
      }
      return events;
    },
  };
}

function finish(fields: Fields): StreamEvent[] {
  const { id, event, data } = fields;
  fields.event = '';
  fields.data = [];
  return data.length === 0 ? [] : [{ id, event: event || 'message', data: data.join('\n') }];
}

function readLine(line: string, fields: Fields): void {
  const colon = line.indexOf(':');
  if (colon === 0) return;
  const name = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
  if (name === 'data') fields.data.push(value);
  else if (name === 'event') fields.event = value;
  else if (name === 'id' && !value.includes('\0')) fields.id = value;
}
