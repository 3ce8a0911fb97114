import { expect, test } from 'vitest';

import type { RawCall } from '../../protocol/provider.ts';
import { readRpc, rpcError, rpcResult } from './payme-rpc.ts';

const KEY = 'TEST_KEY';
const account = { merchantId: '587f72c72cac0d162c722ae2', key: KEY, field: 'order_id', isTest: false };
const call = (body: string): RawCall => ({
  method: 'POST',
  operation: '',
  headers: new Headers({ authorization: `Basic ${Buffer.from(`Paycom:${KEY}`).toString('base64')}` }),
  body,
  clientAddress: '185.234.113.1',
  now: new Date(0),
});
const read = (body: string) => readRpc(call(body), { ...account, networks: [], keepsCards: false });
const request = (text: string) =>
  `{"id":1,"method":"CheckTransaction","params":{"id":${JSON.stringify(text)}}}`;

test('T44 whatever is answered, it is HTTP 200', () => {
  expect([rpcResult(1, {}).status, rpcError(1, 'UNAUTHORIZED').status]).toEqual([200, 200]);
});

test('T62 a text that no database can keep is no call', () => {
  expect(read(request('a'))).toMatchObject({ method: 'CheckTransaction' });
  expect(read(request('a\u0000'))).toEqual({ error: 'BAD_JSON', id: null });
  expect(read(request('a\uD800'))).toMatchObject({ error: 'BAD_JSON' });
});
