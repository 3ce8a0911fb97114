import { describe, expect, test } from 'vitest';

import { defaultSettings, parseSettings } from './merchant-settings.ts';

const parsed = (json: object) => parseSettings(json);

describe('contacts and scripts', () => {
  test('SET-24 a contact shows when it is given and its flag is on; the list follows', () => {
    expect(
      parsed({
        phone: '+998 71 200-00-00',
        phoneActive: true,
        telegram: '@osh',
        telegramActive: false,
        instagramActive: true,
        facebook: 'osh',
        facebookActive: true,
        contacts: [{ type: 'tiktok', value: 'osh' }, { type: 'broken' }, null],
      }).contacts,
    ).toEqual([
      { type: 'phone', value: '+998 71 200-00-00' },
      { type: 'facebook', value: 'osh' },
      { type: 'tiktok', value: 'osh' },
    ]);
  });

  test.each([
    ['https://apps.apple.com/uz/app/id1', 'https://apps.apple.com/uz/app/id1'],
    ['', null],
    ['http://apps.apple.com', null],
    ['javascript:alert(1)', null],
    ['https://', null],
    [12, null],
  ])('SET-24 VAL-03 T13 an app link %j is %j', (iosAppLink, ios) => {
    expect(parsed({ iosAppLink }).apps.ios).toBe(ios);
  });

  test('SET-26 ENT-12 a script loads when it is on and its id is well formed', () => {
    const settings = parsed({
      amoCRM: { id: 1234567, active: true, hash: 'a1b2' },
      yandexMetrics: { enabled: true, id: '12345678', keys: ['checkout', '<b>', 5] },
      metaPixel: { active: true, content: 'Purchase', id: '123456789' },
      googleTagManager: { active: true, id: 'GTM-ABC123' },
      consentRequired: true,
    });
    expect(settings.analytics).toEqual({
      consentRequired: true,
      amoCrm: { id: '1234567', hash: 'a1b2' },
      yandexMetrics: { id: '12345678', keys: ['checkout'] },
      metaPixel: { id: '123456789', content: 'Purchase' },
      tagManager: { id: 'GTM-ABC123' },
    });
  });

  test.each([
    ['off', { googleTagManager: { active: false, id: 'GTM-ABC123' } }],
    ['a hostile id', { googleTagManager: { active: true, id: "GTM-A');alert(1)//" } }],
    ['no id', { googleTagManager: { active: true } }],
    ['not an object', { googleTagManager: 'GTM-ABC123' }],
    ['a pixel id of letters', { metaPixel: { active: true, id: 'abcdef' } }],
    ['a counter switched off', { yandexMetrics: { enabled: false, id: '123456' } }],
    ['amoCRM without hash', { amoCRM: { active: true, id: '123456' } }],
  ])('SET-26 T13 no script: %s', (_, json) => {
    const { analytics } = parsed(json);
    expect(analytics).toEqual(defaultSettings().analytics);
  });

  test('SET-31 the template of the sign-in SMS', () => {
    expect(parsed({ smsContent: 'Kod: {code}' }).smsContent).toBe('Kod: {code}');
  });
});
