import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the load generator is to do: one request over and over, or new orders of many people. */
export type Load = {
  port: number;
  connections: number;
  seconds: number;
  request?: string;
  orders?: {
    head: string;
    token: string;
    people: number;
    body: string;
    /** Milliseconds between two orders of a connection; 0 sends the next as soon as one is answered. */
    every?: number;
  };
};

export type LoadResult = {
  answered: number;
  seconds: number;
  statuses: Record<number, number>;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  /** Ids of the orders that were acknowledged. */
  orders: string[];
  /** Repeats of a key that did not get the same order. */
  wrongReplays: number;
};

const PROGRAM = fileURLToPath(new URL('load.ts', import.meta.url));

/** Runs the load generator in a process of its own. */
export async function runLoad(load: Load): Promise<LoadResult> {
  return JSON.parse(await outputOf(process.execPath, [PROGRAM, JSON.stringify(load)])) as LoadResult;
}

/** What a program prints; rejects when it fails. */
export function outputOf(file: string, args: readonly string[]): Promise<string> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: Buffer) => (out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (err += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${file} ended with ${code}: ${err.slice(-2000)}`)),
    );
  });
}
