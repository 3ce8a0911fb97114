import { connect, type Socket } from 'node:net';

/** An answer: its status, and its body when bodies are kept. */
export type Answer = { status: number; body: Buffer };
const NOTHING = Buffer.alloc(0);
const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('\r\n0\r\n\r\n');

/** Bytes of the whole answer at the front of a buffer, or 0 while it is not all there. */
function lengthOf(buffer: Buffer): { head: string; start: number; end: number } | null {
  const at = buffer.indexOf(HEAD_END);
  if (at < 0) return null;
  const head = buffer.toString('latin1', 0, at);
  const start = at + 4;
  const length = /\r\ncontent-length: (\d+)/i.exec(head);
  if (length) return { head, start, end: start + Number(length[1]) };
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return { head, start, end: start };
  const last = buffer.indexOf(CHUNKS_END, at);
  return { head, start, end: last < 0 ? Infinity : last + CHUNKS_END.length };
}

/** One keep-alive connection that asks one thing at a time; `keepsBodies` for answers that are read. */
export class Connection {
  readonly #socket: Socket;
  #buffer: Buffer = NOTHING;
  #missing = 0;
  #status = 0;
  #bodyAt = 0;
  #answered: ((answer: Answer) => void) | null = null;
  #failed: ((error: Error) => void) | null = null;

  readonly #keepsBodies: boolean;

  constructor(port: number, keepsBodies: boolean) {
    this.#keepsBodies = keepsBodies;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (part: Buffer) => this.#take(part));
    this.#socket.on('error', (error) => this.#failed?.(error));
    this.#socket.on('close', () => this.#failed?.(new Error('the connection was closed')));
  }

  #take(part: Buffer) {
    if (this.#missing > 0) {
      this.#missing -= part.length;
      if (this.#keepsBodies) this.#buffer = Buffer.concat([this.#buffer, part]);
      if (this.#missing <= 0) this.#finish();
      return;
    }
    this.#buffer = this.#buffer.length === 0 ? part : Buffer.concat([this.#buffer, part]);
    const whole = lengthOf(this.#buffer);
    if (!whole) return;
    this.#status = Number(whole.head.slice(9, 12));
    this.#bodyAt = whole.start;
    if (whole.end === Infinity) return;
    this.#missing = whole.end - this.#buffer.length;
    if (this.#missing <= 0) this.#finish();
  }

  #finish() {
    const answer = { status: this.#status, body: this.#buffer.subarray(this.#bodyAt) };
    this.#buffer = NOTHING;
    this.#missing = 0;
    this.#answered?.(answer);
  }

  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#socket.write(request);
    });
  }

  close() {
    this.#failed = null;
    this.#socket.destroy();
  }
}
