import { createServer as createTcp, type AddressInfo, type Server } from 'node:net';
import { connect, createServer, type TlsOptions } from 'node:tls';

import { afterEach, expect, test } from 'vitest';

import { ENDED_CERTIFICATE, TEST_CERTIFICATE, TEST_KEY } from '../testing/connections/test-certificate.ts';
import { certificateReader } from './read-certificate.ts';

const HOST = 'osh.example';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const aHost = (options: TlsOptions) =>
  listening(
    createServer({ key: TEST_KEY, ...options }, (socket) => socket.end()).on('tlsClientError', () => 0),
  );

/** Reads what a port of this machine shows for a host, trusting these certificates. */
const read = (
  port: number,
  {
    host = HOST,
    ca,
    signal = new AbortController().signal,
  }: {
    host?: string;
    ca?: string;
    signal?: AbortSignal;
  } = {},
) => {
  const { signal: _, ...trusted } = { signal, ...(ca && { ca }) };
  const toPort = certificateReader(({ lookup: _lookup, ...options }) =>
    connect({ ...options, ...trusted, host: '127.0.0.1', port }),
  );
  return toPort(host, signal);
};

test('C4 a good certificate is read with its days', async () => {
  const port = await aHost({ cert: TEST_CERTIFICATE });
  expect(await read(port, { ca: TEST_CERTIFICATE })).toEqual({
    host: HOST,
    validFrom: new Date('2020-01-01T00:00:00Z'),
    validTo: new Date('2120-01-01T00:00:00Z'),
    problem: null,
  });
});

test('C4 what browsers do not take is read with its problem', async () => {
  const good = await aHost({ cert: TEST_CERTIFICATE });
  expect((await read(good)).problem).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');
  expect((await read(good, { host: 'other.example', ca: TEST_CERTIFICATE })).problem).toBe(
    'ERR_TLS_CERT_ALTNAME_INVALID',
  );
  const ended = await aHost({ cert: ENDED_CERTIFICATE });
  expect((await read(ended, { ca: ENDED_CERTIFICATE })).problem).toBe('CERT_HAS_EXPIRED');
});

test('C4 a proxy without a certificate for the host, and a port without TLS, have a problem and no days', async () => {
  // Caddy's answer: a fatal alert, internal error.
  const alert = Buffer.from('15030300020250', 'hex');
  const without = await listening(createTcp((socket) => socket.once('data', () => socket.end(alert))));
  const plain = await listening(createTcp((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
  for (const port of [without, plain])
    expect(await read(port)).toMatchObject({
      validTo: null,
      problem: expect.stringMatching(/^(ERR_SSL|EPROTO)/),
    });
});

test('C4 no answer is no certificate: a closed port, a dropped connection, silence', async () => {
  const gone = await listening(createTcp());
  await new Promise((resolve) => servers.pop()!.close(resolve));
  await expect(read(gone)).rejects.toThrow('ECONNREFUSED');
  const drops = await listening(createTcp((socket) => socket.destroy()));
  await expect(read(drops)).rejects.toThrow();
  const patience = new AbortController();
  const silent = await listening(createTcp((socket) => socket.once('data', () => patience.abort())));
  await expect(read(silent, { signal: patience.signal })).rejects.toThrow('did not answer in time');
});

test('T59 a host that leads to a private address is not connected to', async () => {
  const signal = new AbortController().signal;
  await expect(certificateReader()('localhost', signal)).rejects.toThrow('not an address of the public');
  await expect(certificateReader()('127.0.0.1', signal)).rejects.toThrow('not an address of the public');
});
