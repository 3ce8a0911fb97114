import { readFileSync } from 'node:fs';
import {
  createServer as createPlainServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { join } from 'node:path';

import type { Env } from '../kernel/env.ts';

/** Makes an HTTP server. */
export type CreateServer = (options: ServerOptions, listener: RequestListener) => Server;

type Tls = Pick<Env, 'TLS_FOLDER'>;

/** TLS_FOLDER has no certificate or key that this user may read. */
export class NoCertificate extends Error {}

function readOwn(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new NoCertificate(`TLS_FOLDER: ${file} cannot be read. deploy/certificates.sh makes it.`, {
      cause,
    });
  }
}

/** Makes servers that take TLS alone, with the certificate of TLS_FOLDER; without that, plain ones. */
export function serverMaker({ TLS_FOLDER: folder }: Tls): CreateServer {
  if (folder === undefined) return createPlainServer;
  const [cert, key] = ['public.crt', 'private.key'].map((name) => readOwn(join(folder, name)));
  return (options, listener) => createTlsServer({ ...options, cert, key, minVersion: 'TLSv1.2' }, listener);
}

/** The address of a port of this process, for calls from this machine. A certificate is valid for a name, not for an address. */
export const localOrigin = ({ TLS_FOLDER: folder }: Tls, port: number): string =>
  folder === undefined ? `http://127.0.0.1:${port}` : `https://localhost:${port}`;
