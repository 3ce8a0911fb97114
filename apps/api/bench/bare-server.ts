import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Canned } from './menu-reads.ts';

/** The floor: node:http that sends the same bytes with the same headers and does nothing else. */
const canned = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Canned[];
const answers = new Map(
  canned.map(({ path, status, headers, base64 }) => [
    path,
    { status, headers, body: Buffer.from(base64, 'base64') },
  ]),
);
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return response.writeHead(404).end();
  response.writeHead(answer.status, answer.headers);
  return response.end(answer.status === 304 ? undefined : answer.body);
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`),
);
