import { expect, test } from 'vitest';

import { createLog } from './log.ts';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog('trace', { write: (line) => (text += line) }));
  return text;
}

test('a phone, a code, a token or an address never reaches a line', () => {
  const canary = 'CANARY998901234567';
  const text = linesOf((log) => {
    log.info({ phone: canary, order: { address: canary, receiver: { phone: canary } } }, 'placed');
    log.warn({ req: { headers: { authorization: canary } }, code: canary, initData: canary }, 'refused');
    log.child({ token: canary }).info('child');
  });
  expect(text).not.toContain('CANARY');
  expect(text).toContain('placed');
});

test('a failed query is logged without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key value'), { code: '23505' });
  const error = new Error('Failed query: insert into users\nparams: 998901234567', { cause });
  const text = linesOf((log) => log.error({ err: error }, 'failed'));
  expect(text).not.toContain('998901234567');
  expect(text).toContain('23505');
});
