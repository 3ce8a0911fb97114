import { createApi, requestCode } from '@dasturxon/core/api';
import { isSolved } from '@dasturxon/core/auth';
import { aPhoneVerification } from '@dasturxon/core/testing';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';

import { solvePuzzle } from './solve-puzzle.ts';

const PUZZLE = { text: 'a-puzzle', bits: 9 };
const sha256 = async (text: string) => new Uint8Array(createHash('sha256').update(text).digest());
const domainError = { code: 'request.proofRequired', description: {}, requestId: 'r', puzzle: PUZZLE };

/** A server that requires a proof, and accepts one or none. */
function aServer(isBelieved: boolean) {
  const proofs: (string | null)[] = [];
  const api = createApi({
    baseUrl: 'http://api.test',
    merchantId: 'm-1',
    token: () => null,
    solve: solvePuzzle,
    fetch: async (input, init) => {
      const proof = new Request(input, init).headers.get('Proof-Of-Work');
      proofs.push(proof);
      return proof && isBelieved
        ? Response.json(aPhoneVerification())
        : Response.json(domainError, { status: 429 });
    },
  });
  return { proofs, ask: () => api(requestCode, { body: { phone: '998901234567' } }) };
}

test('T19 what the browser finds is what the server accepts', async () => {
  expect(await isSolved(PUZZLE, await solvePuzzle(PUZZLE), sha256)).toBe(true);
});

test('T19 a call that needs a proof is sent again once with it, and the guest notices nothing', async () => {
  const { proofs, ask } = aServer(true);
  expect((await ask()).error).toBeNull();
  expect(proofs).toEqual([null, expect.stringMatching(/^a-puzzle\.\d+$/)]);
});

test('T19 a rejected proof ends the call', async () => {
  const { proofs, ask } = aServer(false);
  expect((await ask()).error?.code).toBe('request.proofRequired');
  expect(proofs).toHaveLength(2);
});
