import { describe, expect, test } from 'vitest';

import { aBranch } from '../testing/index.ts';
import { offeredServices, pickServiceType } from './offered-services.ts';

const kitchen = (settings: object) => ({ settings: { ...aBranch().settings, ...settings } });

describe('service types', () => {
  test.each([
    [
      'all that the merchant has on',
      ['DELIVERY', 'PICK_UP', 'DINE_IN'],
      null,
      ['DELIVERY', 'PICK_UP', 'DINE_IN'],
    ],
    [
      'less what the branch does not serve',
      ['DELIVERY', 'PICK_UP'],
      { deliveryEnabled: false, pickupEnabled: true },
      ['PICK_UP'],
    ],
    [
      'never what the merchant has off',
      ['PICK_UP'],
      { deliveryEnabled: true, pickupEnabled: true },
      ['PICK_UP'],
    ],
  ] as const)('SET-01 D75 offered: %s', (_, services, settings, offered) => {
    expect(offeredServices(services, settings && kitchen(settings))).toEqual(offered);
  });

  const settings = {
    botDefaultDeliveryType: 'PICK_UP',
    webDefaultDeliveryType: 'DINE_IN',
    appDefaultDeliveryType: null,
  } as const;
  test.each([
    ['the shell’s own', 'TG', ['DELIVERY', 'PICK_UP'], settings, 'PICK_UP'],
    ['the first where its own is not offered', 'WEB', ['DELIVERY', 'PICK_UP'], settings, 'DELIVERY'],
    ['the first where it has none', 'CLICK', ['PICK_UP'], settings, 'PICK_UP'],
    ['the first without settings', 'WEB', ['DELIVERY'], null, 'DELIVERY'],
    ['none where nothing is offered', 'WEB', [], settings, null],
  ] as const)('IMP-13 at the start: %s', (_, platform, offered, defaults, picked) => {
    expect(pickServiceType(platform, offered, defaults)).toBe(picked);
  });
});
