import { describe, expect, test } from 'vitest';

import { isGradable } from './status/is-gradable.ts';
import { originOf } from './order-origin.ts';
import { ORDER_STATUSES } from './schemas/order-status.schema.ts';
import { ACTIVE_STATUSES, ARCHIVE_STATUSES, statusesOf, tabOf } from './status/order-tabs.ts';
import { isConfirmed, STATUS_LABELS_UZ, statusLabelLanguage, statusLabelOf } from './status/status-labels.ts';

describe('tabs and labels', () => {
  test('ST-06 D25 the tabs, and the statuses in neither', () => {
    expect(statusesOf('active').toSorted()).toEqual([...ACTIVE_STATUSES].toSorted());
    expect(statusesOf('archive').toSorted()).toEqual([...ARCHIVE_STATUSES].toSorted());
    expect(ORDER_STATUSES.filter((status) => tabOf(status) === null)).toEqual(['OPEN']);
    expect(tabOf('ON_WAY')).toBe('active');
    expect(tabOf('CANCELED')).toBe('archive');
  });

  test('ST-02 D23 status labels are Uzbek, each status has its own', () => {
    expect(STATUS_LABELS_UZ.CREATED).toBe('Yangi');
    expect(STATUS_LABELS_UZ.CANCELED).toBe('Bekor qilindi');
    expect(new Set(ORDER_STATUSES.map((status) => STATUS_LABELS_UZ[status])).size).toBe(
      ORDER_STATUSES.length,
    );
  });

  test.each([
    ['CLOSED', 'DELIVERY', 'Yetkazildi'],
    ['CLOSED', 'PICK_UP', 'Olib ketildi'],
    ['DELIVERED', 'PICK_UP', 'Olib ketildi'],
    ['CLOSED', 'DINE_IN', 'Yakunlandi'],
    ['COOKING', 'PICK_UP', 'Tayyorlanmoqda'],
  ] as const)('ST-02 the guest of a %s %s order reads %s', (status, serviceType, label) => {
    expect(STATUS_LABELS_UZ[statusLabelOf({ status, serviceType })]).toBe(label);
  });

  test('ST-02 D23 D69 in every language, unless the merchant’s setting is current', () => {
    expect(statusLabelLanguage('uz', 'ar')).toBe('uz');
    expect(statusLabelLanguage('current', 'ar')).toBe('ar');
  });

  test('T43 an order can be rated from its delivery on', () => {
    expect(ORDER_STATUSES.filter(isGradable).toSorted()).toEqual(['CLOSED', 'DELIVERED']);
  });

  test('ST-10 an order is confirmed from its acceptance until it is ready', () => {
    expect(ORDER_STATUSES.filter(isConfirmed).toSorted()).toEqual(['ACCEPTED', 'COOKING']);
  });

  test.each([
    ['WEB', true, 'CLIENT_WEB', 'CLIENT_WEB_MOBILE'],
    ['WEB', false, 'CLIENT_WEB', 'CLIENT_WEB_DESKTOP'],
    ['TG', true, 'TELEGRAM_BOT', 'TELEGRAM_BOT'],
    ['CLICK', true, 'CLIENT_WEB', 'CLICK_MINI_APP'],
  ] as const)('ENUM-12 ENUM-15 D16 %s, mobile %s: %s and %s', (platform, isMobile, orderDevice, source) => {
    expect(originOf(platform, { isMobile })).toEqual({ orderDevice, source });
  });
});
