import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { connect, type Socket } from 'node:net';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/** Where jobs come from and where they go. `server` ends with `/printers/v1/cloudprnt`. */
export type AgentOptions = {
  server: string;
  user: string;
  password: string;
  printer: { host: string; port: number };
  report?: (line: string) => void;
};

const TIMEOUT_MS = 10_000;
/** A printer answers a status question within milliseconds; one that does not know it never does. */
const STATUS_MS = 1_500;
const EVERY_MS = 3_000;
const READY = '200 OK';
const UNREACHABLE = '500 Not Reachable';

type Sent = { method: 'POST' | 'GET' | 'DELETE'; query?: string; body?: object };
type Got = { status: number; bytes: Buffer };

/** One call to the server. Names under `.localhost` are this computer, also where the system does not know it. */
function call({ server, user, password }: AgentOptions, { method, query = '', body }: Sent): Promise<Got> {
  const url = new URL(server + query);
  const send = url.protocol === 'https:' ? secure : plain;
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const asked = send(
      {
        method,
        host: url.hostname.endsWith('.localhost') ? '127.0.0.1' : url.hostname,
        ...(url.port && { port: url.port }),
        path: url.pathname + url.search,
        auth: `${user}:${password}`,
        timeout: TIMEOUT_MS,
        headers: { host: url.host, ...(text && { 'content-type': 'application/json' }) },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(parts) }));
        response.on('error', reject);
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('the server does not answer')));
    asked.on('error', reject);
    asked.end(text);
  });
}

function open({ host, port }: AgentOptions['printer']): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the printer does not answer')));
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** The answer byte of `DLE EOT n`; null from a printer that does not know the question. Throws when it breaks off. */
function ask(socket: Socket, n: number): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => done(null), STATUS_MS);
    const onData = (bytes: Buffer) => done(bytes.at(-1) ?? null);
    const onClose = () => {
      clearTimeout(timer);
      reject(new Error('the printer broke the connection off'));
    };
    function done(answer: number | null) {
      clearTimeout(timer);
      socket.off('data', onData);
      socket.off('close', onClose);
      resolve(answer);
    }
    socket.once('data', onData);
    socket.once('close', onClose);
    socket.write(Buffer.from([0x10, 0x04, n]));
  });
}

const PAPER_END = 0x60;
const COVER_OPEN = 0x04;

/** The printer's state as CloudPRNT writes it. */
async function stateOf(socket: Socket): Promise<string> {
  const offline = await ask(socket, 2);
  if (offline !== null && offline & COVER_OPEN) return '420 Cover Open';
  const paper = offline === null ? null : await ask(socket, 4);
  return paper !== null && paper & PAPER_END ? '410 Paper Out' : READY;
}

const write = (socket: Socket, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });

/**
 * Carries jobs from the server to a network printer (ESC/POS, TCP port 9100). `turn` does one round. A job whose paper
 * is certain is confirmed again instead of printed again; where the connection broke off during the print nothing is
 * confirmed, and the server offers the job as a copy.
 */
export function createAgent(options: AgentOptions): { turn: () => Promise<void> } {
  const { printer, report = () => undefined } = options;
  let printed: string | null = null;

  async function state(): Promise<string> {
    try {
      const socket = await open(printer);
      socket.on('error', () => undefined);
      try {
        return await stateOf(socket);
      } finally {
        socket.destroy();
      }
    } catch {
      return UNREACHABLE;
    }
  }

  const confirm = (token: string, code: string) =>
    call(options, { method: 'DELETE', query: `?token=${token}&code=${encodeURIComponent(code)}` });

  async function print(token: string): Promise<void> {
    const { status, bytes } = await call(options, { method: 'GET', query: `?token=${token}` });
    if (status !== 200) return;
    const socket = await open(printer).catch(() => null);
    if (!socket) return void (await confirm(token, UNREACHABLE));
    socket.on('error', () => undefined);
    try {
      await write(socket, bytes);
      // The printer answers after what it was sent before.
      const after = await stateOf(socket);
      if (after === READY) printed = token;
      report(`${token}: ${after}`);
      await confirm(token, after);
    } finally {
      socket.destroy();
    }
  }

  async function turn(): Promise<void> {
    const asked = await call(options, { method: 'POST', body: { statusCode: await state() } });
    if (asked.status !== 200) throw new Error(`the server answers ${asked.status}`);
    const { jobReady, jobToken } = JSON.parse(asked.bytes.toString()) as {
      jobReady: boolean;
      jobToken?: string;
    };
    if (!jobReady || !jobToken) return;
    if (jobToken === printed) await confirm(jobToken, READY);
    else await print(jobToken);
  }
  return { turn };
}

/** `node print-agent.ts --server URL --user ID --password SECRET --printer HOST[:PORT]`, until it is stopped. */
async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { server: text, user: text, password: text, printer: text } });
  const { server, user, password, printer } = values;
  if (!server || !user || !password || !printer) {
    process.stderr.write('Name --server, --user, --password and --printer.\n');
    process.exitCode = 1;
    return;
  }
  const [host = '', port = '9100'] = printer.split(':');
  const report = (line: string) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);
  const agent = createAgent({ server, user, password, printer: { host, port: Number(port) }, report });
  for (;;) {
    await agent.turn().catch((error: unknown) => report(String(error)));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run();
