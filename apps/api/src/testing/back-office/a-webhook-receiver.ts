import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that a receiver got. */
export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string };

/** How a receiver answers: a status, `cut`: the connection breaks after the call was read, `silent`: never. */
export type WebhookAnswer = number | 'cut' | 'silent';

/** An owner's server for webhooks. `answers` are given in turn; when there are none left it answers 204. */
export async function aWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const answers: WebhookAnswer[] = [];
  const answer = (response: ServerResponse) => {
    const next = answers.shift() ?? 204;
    if (next === 'silent') return;
    if (next === 'cut') response.destroy();
    else response.writeHead(next, next === 302 ? { location: '/elsewhere' } : {}).end();
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/hook`, received, answers, close };
}
