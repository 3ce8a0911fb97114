import { STATUS_CODES, validateHeaderName, validateHeaderValue, type ServerResponse } from 'node:http';

/** The first lines of an answer, checked and written out once. Date, connection and id come with each answer. */
export type PreparedHead = {
  status: 200 | 304;
  /** Names and values in turns. */
  fields: readonly string[];
  lines: string;
};

/** Throws for a name or a value that is invalid in a header. */
export function prepareHead(status: 200 | 304, fields: readonly string[]): PreparedHead {
  let lines = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < fields.length; at += 2) {
    const [name, value] = [fields[at]!, fields[at + 1]!];
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return { status, fields, lines: Buffer.from(lines, 'latin1').toString('latin1') };
}

/** Where Node keeps the lines that it has put together, until they are sent with the first bytes of the body. */
type Inner = ServerResponse & { _header?: string | null; _hasBody?: boolean };

type Sends = (response: ServerResponse, head: PreparedHead, requestId: string | null) => void;

/**
 * Gives an answer its head. Node would check every header, write each out and flatten the lot for every answer, which
 * costs as much as all else that it does in JavaScript; so the lines are put where it would have put them itself. A
 * connection that ends with this answer, and a Node that keeps them elsewhere, get the same headers the long way.
 * `clock` counts milliseconds and never goes back.
 */
export function headSender(keepAliveMs: number, clock: () => number): Sends {
  const kept = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
  let ending = '';
  let endingUntil = -Infinity;

  function endingNow(): string {
    const now = clock();
    if (now < endingUntil) return ending;
    const at = Date.now();
    endingUntil = now + 1000 - (at % 1000);
    return (ending = `Date: ${new Date(at).toUTCString()}\r\n${kept}`);
  }

  return (response: Inner, { status, fields, lines }, requestId) => {
    if (response._header !== null || !response.shouldKeepAlive) {
      response.writeHead(status, requestId === null ? [...fields] : [...fields, 'x-request-id', requestId]);
      return;
    }
    response.statusCode = status;
    response._hasBody = status !== 304;
    const id = requestId === null ? '' : `x-request-id: ${requestId}\r\n`;
    response._header = lines + id + endingNow();
  };
}
