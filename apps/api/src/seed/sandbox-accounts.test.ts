import { demoBrandsWith } from '@dasturxon/demo';
import { expect, test } from 'vitest';

import { sandboxAccounts } from './sandbox-accounts.ts';

const BY_HAND = ['CASH', 'TERMINAL', 'OTHER', 'CLICK_MINI_APP'];

test.each(demoBrandsWith(() => '/media/picture.webp').map((brand) => [brand.merchant.sub, brand] as const))(
  'ENT-31 SET-25 every payment provider that %s offers has an account at the sandbox',
  (_, { paymentMethods }) => {
    const offered = paymentMethods.map(({ type }) => type).filter((type) => !BY_HAND.includes(type));
    expect(Object.keys(sandboxAccounts().paymentAccounts)).toEqual(expect.arrayContaining(offered));
  },
);
