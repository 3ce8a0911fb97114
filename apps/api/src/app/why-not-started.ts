import { DataDirBusy } from '../db/data-dir-lock.ts';
import { NoCertificate } from '../http/own-tls.ts';
import { WrongKey } from '../keys/open-secrets.ts';
import type { Env } from '../kernel/env.ts';

type Failure = Partial<NodeJS.ErrnoException> & { port?: number; errors?: readonly unknown[] };

const NOT_LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program: stop that one, or choose another',
  EACCES: 'is not for this user: take one above 1023, or let a proxy have it',
};

/** SQLSTATE of a database error, or the code of a network error. */
const NO_DATABASE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there: is PostgreSQL running, at that host and port?',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer: is a firewall in between?',
  EHOSTUNREACH: 'there is no way to that host',
  '28P01': 'the password is wrong',
  '28000': 'PostgreSQL does not let this role in (pg_hba.conf)',
  '3D000': 'there is no database of that name: make it with createdb',
  '42501':
    'the role may not do what a migration needs: it has to own the schema and, the first time, needs CREATEROLE',
  '53300': 'it has no connection left: raise its max_connections or lower DATABASE_POOL',
};

const FOLDER: Readonly<Record<string, string>> = {
  EACCES: 'may not be written to by this user',
  EROFS: 'is on a disk that is only for reading',
  ENOSPC: 'is on a disk that is full',
  ENOTDIR: 'is no folder',
};

function causes(error: unknown): Failure[] {
  if (typeof error !== 'object' || error === null) return [];
  const { cause, errors = [] } = error as Failure & { cause?: unknown };
  return [error, ...causes(cause), ...errors.flatMap(causes)];
}

function portName(port: number | undefined, { PORT, ADMIN_PORT }: Env): string {
  return port === ADMIN_PORT && port !== PORT ? 'ADMIN_PORT' : 'PORT';
}

function sentenceFor({ code = '', syscall = '', port }: Failure, env: Env): string | null {
  const listening = syscall === 'listen' && NOT_LISTENING[code];
  if (listening) return `${portName(port, env)}=${port} ${listening}`;
  const database = env.DATABASE_URL && NO_DATABASE[code];
  if (database) return `DATABASE_URL: ${database}`;
  const folder = /^(open|mkdir|write)$/.test(syscall) && FOLDER[code];
  return folder ? `DATA_DIR=${env.DATA_DIR} ${folder}` : null;
}

/** The startup error as a sentence with a remedy; null for an unforeseen error. */
export function whyNotStarted(error: unknown, env: Env): string | null {
  if ([DataDirBusy, WrongKey, NoCertificate].some((known) => error instanceof known))
    return (error as Error).message;
  for (const cause of causes(error)) {
    const sentence = sentenceFor(cause, env);
    if (sentence) return sentence;
  }
  return null;
}
