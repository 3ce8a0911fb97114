import { request, type IncomingHttpHeaders } from 'node:http';

export type Question = {
  path: string;
  /** The brand's host; Node does not resolve `*.localhost`, so we connect to 127.0.0.1 and name it. */
  host?: string;
  port?: number;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string as it is. */
  body?: unknown;
};

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; json: <T>() => T };

/** The port of the server under test, which global set-up has left in the environment. */
export const serverPort = (): number => Number(process.env['E2E_PORT']);

/** One HTTP request to the server under test, without a browser. */
export function ask(question: Question): Promise<Answer> {
  const { path, host, port = serverPort(), method = 'GET', headers = {}, body } = question;
  const payload = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const sent = {
    ...(host && { host: `${host}:${port}` }),
    ...(payload !== null && { 'content-type': 'application/json' }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const { statusCode = 0, headers: got } = response;
        resolve({ status: statusCode, headers: got, text, json: <T>() => JSON.parse(text) as T });
      });
    });
    call.once('error', reject);
    call.end(payload ?? undefined);
  });
}
