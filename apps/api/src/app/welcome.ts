import { asc } from 'drizzle-orm';

import { domains } from '../db/schema/merchants.ts';
import type { Deps } from './deps.ts';

const MOST = 12;

/** The addresses printed after a start: the brands and the sandbox console. */
export async function welcome({ db, env }: Pick<Deps, 'db' | 'env'>, port: string): Promise<string> {
  const rows = await db.asPlatform((tx) =>
    tx.select({ host: domains.host }).from(domains).orderBy(asc(domains.host)),
  );
  const local = rows
    .filter(({ host }) => host.endsWith('.localhost'))
    .map(({ host }) => `http://${host}:${port}/`);
  const lines = local.slice(0, MOST).map((address) => `    ${address}`);
  const console = env.SANDBOX
    ? [
        '',
        '  SMS codes, and buttons that move an order on:',
        `    http://localhost:${port}/sandbox/`,
        '  What the Telegram bot says to the guest and to the kitchen, with buttons to press:',
        `    http://localhost:${port}/sandbox/chats`,
      ]
    : [];
  return [
    '',
    '  Dasturxon is open.',
    ...lines,
    ...console,
    '',
    '  Ctrl-C stops it; the data stays.',
    '',
    '',
  ].join('\n');
}
