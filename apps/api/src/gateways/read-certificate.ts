import { isIP } from 'node:net';
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls';

import type { HostCertificate } from '@dasturxon/core/brand-doctor';

import { notPublic, publicLookup } from './public-lookup.ts';

const HTTPS_PORT = 443;

/**
 * Reads the certificate that a host shows to browsers. Rejects when nothing answers before the signal aborts, or the host
 * leads to a private address.
 */
export type ReadCertificate = (host: string, signal: AbortSignal) => Promise<HostCertificate>;

/** Opens a TLS connection; tests lead it to a port of this machine. */
export type ConnectTls = (options: ConnectionOptions) => TLSSocket;

const NONE = { validFrom: null, validTo: null };

/** The code of a handshake that the other side has refused, as a proxy does without a certificate for the host. */
function handshakeProblem(error: Error): string | null {
  const code = 'code' in error ? String(error.code) : '';
  return /^ERR_(?:SSL|TLS)_|^EPROTO$/.test(code) ? code : null;
}

/** Node's type has no undefined for a session without a certificate, and Error where the code is given. */
function certificateOf(host: string, socket: TLSSocket): HostCertificate {
  const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
  if (!to) return { host, ...NONE, problem: 'NO_CERTIFICATE' };
  const problem = socket.authorized ? null : String(socket.authorizationError);
  return { host, validFrom: new Date(from), validTo: new Date(to), problem };
}

/** Connects as a browser does, to public addresses alone, and closes at once. */
export function certificateReader(connect: ConnectTls = connectTls): ReadCertificate {
  return (host, signal) =>
    new Promise((resolve, reject) => {
      // Node looks no address up: the guard below would not see it. A host of a brand is a name.
      if (isIP(host) !== 0) return reject(notPublic(host));
      const socket = connect({
        host,
        port: HTTPS_PORT,
        servername: host,
        lookup: publicLookup,
        // A wrong certificate is read too: what is wrong with it is the answer.
        rejectUnauthorized: false,
      });
      const stop = () => socket.destroy(new Error(`${host} did not answer in time`));
      signal.addEventListener('abort', stop, { once: true });
      socket.once('secureConnect', () => {
        resolve(certificateOf(host, socket));
        socket.destroy();
      });
      socket.once('error', (error) => {
        const problem = handshakeProblem(error);
        return problem === null ? reject(error) : resolve({ host, ...NONE, problem });
      });
      socket.once('close', () => {
        signal.removeEventListener('abort', stop);
        reject(new Error(`${host} closed the connection`));
      });
      return undefined;
    });
}
