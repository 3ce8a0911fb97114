const CREDENTIAL = { id: 'a', rawId: 'a', type: 'public-key' };

/** What the calls about the own sign-in send, in the walk of roles and calls. */
export const FACTOR_BODIES = {
  setPin: () => ({ pin: '4071' }),
  confirmTotp: () => ({ code: '000000' }),
  proveFactor: () => ({ code: '000000' }),
  addPasskey: () => ({
    name: 'iPhone',
    credential: { ...CREDENTIAL, response: { clientDataJSON: 'a', attestationObject: 'a' } },
  }),
  provePasskey: () => ({
    credential: {
      ...CREDENTIAL,
      response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' },
    },
  }),
};

/** What the calls of the menu editor send. */
export const MENU_BODIES = {
  saveMenuDraft: () => ({
    patches: [{ entity: 'product', id: 'product-1', field: 'costPrice', value: 45_000, base: 0 }],
  }),
  bulkMenuDraft: () => ({
    scope: { of: 'MENU' },
    change: { kind: 'SALE', active: true },
    expectedVersion: 0,
  }),
  discardMenuDraft: () => ({ records: null, expectedVersion: 0 }),
  publishMenuDraft: () => ({ records: null, expectedVersion: 0 }),
  unplanMenuDraft: () => ({ at: '2026-05-13T07:00:00Z' }),
  undoMenuVersion: () => ({ version: 1, expectedVersion: 1 }),
};

/** Nothing is unpublished, and nothing was published. */
export const MENU_REFUSED = { publishMenuDraft: 409, undoMenuVersion: 404 };
