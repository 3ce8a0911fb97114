import { formatPhone } from '@dasturxon/core/format';
import { asc, like } from 'drizzle-orm';

import { DEMO_STAFF } from '../seed/demo-staff.ts';
import { domains, type HostKind } from '../db/schema/merchants.ts';
import type { Deps } from './deps.ts';

const MOST = 12;

/** The staff of the demo brands, with the phones for signing in. */
const demoStaff = () => [
  '  Its demo accounts (the codes are on the console below):',
  ...DEMO_STAFF.map(
    ({ role, phone, firstName }) => `    ${formatPhone(phone)}  ${role.padEnd(8)} ${firstName}`,
  ),
];

/** The addresses printed after a start: the brands and the sandbox console. */
export async function welcome({ db, env }: Pick<Deps, 'db' | 'env'>, port: string): Promise<string> {
  const rows = await db.asPlatform((tx) =>
    tx
      .select({ host: domains.host, kind: domains.kind })
      .from(domains)
      .where(like(domains.host, '%.localhost'))
      .orderBy(asc(domains.host)),
  );
  const addresses = (shown: HostKind) =>
    rows
      .filter(({ kind }) => kind === shown)
      .slice(0, MOST)
      .map(({ host }) => `    http://${host}:${port}/`);
  const console = env.SANDBOX
    ? [
        '',
        '  SMS codes, and buttons that move an order on:',
        `    http://localhost:${port}/sandbox/`,
        '  Messages of the Telegram bot to the guest and to the kitchen, with buttons to press:',
        `    http://localhost:${port}/sandbox/chats`,
      ]
    : [];
  return [
    '',
    '  Dasturxon is open.',
    ...addresses('STOREFRONT'),
    '',
    '  The back office, where the restaurant works:',
    ...addresses('ADMIN'),
    ...(env.SANDBOX ? demoStaff() : []),
    ...console,
    '',
    '  Ctrl-C stops it; the data stays.',
    '',
    '',
  ].join('\n');
}
