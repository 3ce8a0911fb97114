import { expect, test } from 'vitest';

import { isPublicAddress } from './public-address.ts';
import { publicPost } from './public-post.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.1.2.3',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '',
])('T59 %j is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '195.158.0.1', '2a02:6b8::1', '::ffff:8.8.8.8'])(
  'T59 %j is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each(['http://localhost:1/', 'http://127.1:1/', 'http://[::1]:1/', 'http://[::ffff:127.0.0.1]:1/'])(
  'T59 %s is not called, by its address or by its name',
  async (url) => {
    const call = publicPost()({ url, headers: {}, body: '', allowsPrivate: false });
    await expect(call).rejects.toThrow('is not an address of the public internet');
  },
);
