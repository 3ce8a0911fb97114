import { aUser } from '@dasturxon/core/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { sessionAtom } from '../../domains/session/session.ts';
import { aStorefront } from '../../testing/index.ts';
import { ProfileAddressScreen } from './profile-address-screen.tsx';

const LIST = 'GET /users/v1/addresses/merchant/m-1/user/user-1';

test('RT-35 addresses that did not come can be asked for again, beside the one main action of the page', async () => {
  const storefront = aStorefront({ answers: { [LIST]: () => Promise.reject(new TypeError('offline')) } });
  storefront.store.set(sessionAtom, { token: 't-1', user: aUser() });
  render(storefront.around(<ProfileAddressScreen />));
  expect((await screen.findByRole('button', { name: 'Try again' })).className).not.toMatch(/main/);
  expect(screen.getByRole('button', { name: 'Add a new address' }).className).toMatch(/main/);
});
