import { request } from 'node:http';

export type LocalCall = { url: URL; auth: string; method: 'POST' | 'GET' | 'DELETE'; body?: object };
export type LocalAnswer = { status: number; bytes: Buffer };

/** Whether an address is of this machine: the stand-in calls no other. */
export const isLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && (/(?:^|\.)localhost$/.test(hostname) || hostname === '127.0.0.1');

/** A call to this machine with the host's own name, which the system need not know. */
export function callLocal({ url, auth, method, body }: LocalCall): Promise<LocalAnswer> {
  const text = body && JSON.stringify(body);
  const headers = { host: url.host, ...(text && { 'content-type': 'application/json' }) };
  const to = { host: '127.0.0.1', port: url.port || 80, path: url.pathname + url.search };
  return new Promise((resolve, reject) => {
    const sent = request({ ...to, method, auth, headers, timeout: 10_000 }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(parts) }));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(text);
  });
}
