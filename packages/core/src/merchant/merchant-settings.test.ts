import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../kernel/language.ts';
import { FlatSettings, SETTING_NAMES } from './flat-settings.schema.ts';
import { defaultSettings, groupSettings, type MerchantSettings, parseSettings } from './merchant-settings.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

const parsed = (json: object) => parseSettings(json);

describe('the wire', () => {
  test('ENT-07 look and layout travel under these names', () => {
    expect(SETTING_NAMES).toEqual(
      expect.arrayContaining(
        `bannersActive merchantId logo brand favicon domain mainColor mainColorType mainLanguage isDark title
        leftCopyWrite rightCopyWrite groupView categoryView mapType isCategoryImageVisible
        isNavigationViewEnabled multiTabNavigationEnabled isVisibleAtProfileTop`.split(/\s+/),
      ),
    );
  });

  test('ENT-08 each of the seven languages has its Active flag', () => {
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(LANGUAGES.map((language) => `${language}Active`)));
  });

  test('ENT-09 every feature has its Active flag', () => {
    expect(SETTING_NAMES).toEqual(
      expect.arrayContaining(
        `deliveryActive pickupActive dineInActive branchesActive storiesActive vacanciesActive privacyActive
        aboutMerchantActive notificationsActive termsOfUseActive balanceActive cartInMainActive cartPageActive
        bookingActive receiverActive chatActive cashbackActive promoActive favouriteActive cancelOrderActive
        shouldValidateDeliveryArea bannersActive`.split(/\s+/),
      ),
    );
  });

  test('ENT-10 links and contacts', () => {
    expect(SETTING_NAMES).toEqual(
      expect.arrayContaining(
        `iosAppLink androidAppLink telegramBotLink phone phoneActive telegram telegramActive instagram
        instagramActive facebook facebookActive contacts`.split(/\s+/),
      ),
    );
  });

  test('ENT-11 ENT-12 payment switches and the rest', () => {
    expect(SETTING_NAMES).toEqual(
      expect.arrayContaining(
        `cash terminal payme click uzum card smsContent amoCRM yandexMetrics metaPixel googleTagManager
        modificationViewType basketPosition`.split(/\s+/),
      ),
    );
  });

  test('ENT-07 a whole settings object survives the round trip', () => {
    const flat = v.parse(FlatSettings, {});
    expect(v.parse(FlatSettings, JSON.parse(JSON.stringify(flat)))).toEqual(flat);
  });
});

describe('defaults', () => {
  test('SET-29 K-24 the factory settings leave a usable shop', () => {
    const settings = defaultSettings();
    expect(settings.look).toMatchObject({ mainColor: '#FCE000', mainColorType: 'light', theme: 'LIGHT' });
    expect(settings.services).toEqual(['DELIVERY', 'PICK_UP']);
    expect(settings.payments).toEqual(['cash']);
    expect(settings.features.deliveryArea).toBe(false);
    expect(settings.mapType).toBe('LEAFLET');
  });

  test('TEN-11 K-22 a failed load speaks Uzbek, settings that name no language speak Russian', () => {
    expect(defaultSettings().languages.main).toBe('uz');
    expect(parseSettings(null).languages.main).toBe('uz');
    expect(parseSettings({}).languages.main).toBe('ru');
    expect(parseSettings({ mainLanguage: 'de' }).languages.main).toBe('ru');
  });

  test.each([[null], [undefined], [[]], ['{}'], [42], [true]])('SET-29 %j is a failed load', (json) => {
    expect(parseSettings(json)).toEqual(defaultSettings());
  });
});

describe('languages', () => {
  test('TEN-10 ENT-08 the languages offered are those whose switch is on, in the chooser’s order', () => {
    expect(
      parsed({ uzActive: false, arActive: true, zhActive: true, engActive: true }).languages.offered,
    ).toEqual(['ru', 'eng', 'ar', 'zh']);
  });

  test.each([
    ['the main one', { mainLanguage: 'uz' }, 'uz'],
    ['Russian where the main one is not offered', { mainLanguage: 'tr' }, 'ru'],
    [
      'the first offered where Russian is not either',
      { mainLanguage: 'tr', ruActive: false, engActive: true },
      'uz',
    ],
  ])('TEN-11 the main language is %s', (_, json, main) => {
    expect(parsed(json).languages.main).toBe(main);
  });

  test('TEN-10 with every switch off the main language is offered all the same', () => {
    const off = Object.fromEntries(LANGUAGES.map((language) => [`${language}Active`, false]));
    expect(parsed(off).languages).toMatchObject({ offered: ['ru'], main: 'ru' });
    expect(parsed({ ...off, mainLanguage: 'kz' }).languages).toMatchObject({ offered: ['kz'], main: 'kz' });
  });

  test('BOOT-10 D23 a forced language and the language of status words are read', () => {
    expect(parsed({ forcedLanguage: 'ru', statusLabelsLang: 'current' }).languages).toMatchObject({
      forced: 'ru',
      statusLabels: 'current',
    });
    expect(parsed({ forcedLanguage: 'xx', statusLabelsLang: 'ru' }).languages).toMatchObject({
      forced: null,
      statusLabels: 'uz',
    });
  });
});

describe('switches', () => {
  test.each([
    [
      'all three',
      { deliveryActive: true, pickupActive: true, dineInActive: true },
      ['DELIVERY', 'PICK_UP', 'DINE_IN'],
    ],
    ['exactly one', { deliveryActive: false, pickupActive: true }, ['PICK_UP']],
    ['none', { deliveryActive: false, pickupActive: false }, []],
  ])('SET-01 service types: %s', (_, json, services) => {
    expect(parsed(json).services).toEqual(services);
  });

  test.each([
    ['SET-02', 'branchesActive', 'branches'],
    ['SET-03', 'storiesActive', 'stories'],
    ['SET-04', 'bannersActive', 'banners'],
    ['SET-05', 'vacanciesActive', 'vacancies'],
    ['SET-06', 'privacyActive', 'privacy'],
    ['SET-07', 'aboutMerchantActive', 'aboutMerchant'],
    ['SET-08', 'termsOfUseActive', 'termsOfUse'],
    ['SET-09', 'notificationsActive', 'notifications'],
    ['SET-10', 'bookingActive', 'booking'],
    ['SET-11', 'chatActive', 'chat'],
    ['SET-12', 'balanceActive', 'balance'],
    ['SET-13', 'cashbackActive', 'cashback'],
    ['SET-14', 'promoActive', 'promo'],
    ['SET-15', 'favouriteActive', 'favourite'],
    ['SET-16', 'cancelOrderActive', 'cancelOrder'],
    ['SET-17', 'receiverActive', 'receiver'],
    ['SET-28', 'shouldValidateDeliveryArea', 'deliveryArea'],
  ] as const)('%s %s is the feature %s alone', (_, wire, feature) => {
    const [on, off] = [parsed({ [wire]: true }), parsed({ [wire]: false })];
    expect(on.features[feature]).toBe(true);
    expect(off.features[feature]).toBe(false);
    expect({ ...off, features: { ...off.features, [feature]: true } }).toEqual(on);
  });

  test.each([
    [true, true, { inMain: true, opensAs: 'PAGE' }],
    [false, true, { inMain: false, opensAs: 'PAGE' }],
    [true, false, { inMain: true, opensAs: 'SHEET' }],
    [false, false, { inMain: false, opensAs: 'SHEET' }],
  ])('SET-18 D20 cartInMainActive %s and cartPageActive %s', (cartInMainActive, cartPageActive, cart) => {
    expect(parsed({ cartInMainActive, cartPageActive }).layout.cart).toEqual(cart);
  });

  test('SET-25 the payment switches', () => {
    expect(parsed({ cash: false, payme: true, card: true, uzum: true }).payments).toEqual([
      'payme',
      'uzum',
      'card',
    ]);
  });
});

describe('look and layout', () => {
  test('SET-19 SET-20 ENUM-04 ENUM-05 basket place and modifier cards', () => {
    expect(
      parsed({ basketPosition: 'FLOATING_OVER_PRODUCT', modificationViewType: 'FULL_IMAGE' }).layout,
    ).toMatchObject({ basketPosition: 'FLOATING_OVER_PRODUCT', modificationViewType: 'FULL_IMAGE' });
  });

  test.each([
    ['groupView', 'GRID', 'MOSAIC', 'TABS'],
    ['categoryView', 'SECTIONS', 'MOSAIC', 'CHIPS'],
    ['modificationViewType', 'FULL_IMAGE', 'HALF_IMAGE', 'NAME_ONLY'],
    ['basketPosition', 'FLOATING_OVER_PRODUCT', 'NOWHERE', 'NAVIGATION_BAR'],
  ] as const)('SET-22 D21 %s %s is kept and %s is read as %s', (name, known, unknown, first) => {
    expect(parsed({ [name]: known }).layout[name]).toBe(known);
    expect(parsed({ [name]: unknown }).layout[name]).toBe(first);
  });

  test('SET-22 the flags of the layout', () => {
    expect(
      parsed({
        isCategoryImageVisible: false,
        isNavigationViewEnabled: false,
        multiTabNavigationEnabled: true,
        isVisibleAtProfileTop: true,
      }).layout,
    ).toMatchObject({
      categoryImages: false,
      bottomNavigation: false,
      historyPerTab: true,
      brandAtProfileTop: true,
    });
  });

  test('SET-21 ENUM-03 isDark gives the dark theme', () => {
    expect(parsed({ isDark: true }).look.theme).toBe('DARK');
  });

  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['DARK', 'light'],
    [7, 'light'],
  ])('TEN-13 mainColorType %j reads as %s', (mainColorType, type) => {
    expect(parsed({ mainColorType }).look.mainColorType).toBe(type);
  });

  test.each([
    ['#1a2b3c', '#1A2B3C'],
    ['#FFF', '#FCE000'],
    ['red', '#FCE000'],
    ['#12345678', '#FCE000'],
    ['#123456;background:url(//evil)', '#FCE000'],
    ['expression(alert(1))', '#FCE000'],
  ])('TEN-13 T13 the main colour %j reads as %s', (mainColor, color) => {
    expect(parsed({ mainColor }).look.mainColor).toBe(color);
  });

  test('SET-32 ENUM-02 mapType picks the provider, an unknown one is Leaflet', () => {
    expect(parsed({ mapType: 'YANDEX_V3' }).mapType).toBe('YANDEX_V3');
    expect(parsed({ mapType: 'GOOGLE' }).mapType).toBe('LEAFLET');
  });

  test('SET-27 ENT-07 favicon, title, brand, logo and the footer’s words', () => {
    const look = parsed({
      favicon: '/media/a.png',
      title: ' Osh ',
      brand: 'Dilkash',
      logo: 'https://cdn.example.uz/l.webp',
      leftCopyWrite: { ru: 'а', uz: 'b' },
      rightCopyWrite: 'broken',
    }).look;
    expect(look).toMatchObject({ favicon: '/media/a.png', title: 'Osh', brand: 'Dilkash' });
    expect(look.logo).toBe('https://cdn.example.uz/l.webp');
    expect(look.leftCopyWrite).toEqual({ ru: 'а', uz: 'b', eng: '' });
    expect(look.rightCopyWrite).toEqual({ ru: '', uz: '', eng: '' });
  });

  test.each([
    ['//evil.uz/x.png'],
    ['/\\evil.uz'],
    ['http://plain.uz/x.png'],
    ['javascript:alert(1)'],
    ['data:image/svg+xml,<svg>'],
    ['https://a.uz/"><script>'],
    [`https://a.uz/${'x'.repeat(2048)}`],
  ])('T13 a picture at %.40s is none', (logo) => {
    expect(parsed({ logo }).look.logo).toBeNull();
  });
});

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

const json = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom(...SETTING_NAMES), fc.oneof(fc.jsonValue(), fc.boolean(), fc.string())),
);

describe('I45', () => {
  test('I45 any JSON gives valid settings', () => {
    fc.assert(
      fc.property(json, (given) => {
        const settings: MerchantSettings = parseSettings(given);
        expect(settings.look.mainColor).toMatch(/^#[0-9A-F]{6}$/);
        expect(settings.languages.offered).toContain(settings.languages.main);
        expect(Object.values(settings.features).every((flag) => typeof flag === 'boolean')).toBe(true);
        expect(Object.keys(settings)).toEqual(Object.keys(defaultSettings()));
        expect(parseSettings(JSON.parse(JSON.stringify(given)))).toEqual(settings);
      }),
      runs,
    );
  });

  test('I45 a broken field takes its own default and costs no other', () => {
    const good = { mainColor: '#112233', promoActive: true, payme: true, engActive: true, title: 'Osh' };
    fc.assert(
      fc.property(
        fc.constantFrom(...SETTING_NAMES.filter((name) => !(name in good))),
        fc.constantFrom({}, [[]], Symbol, Number.NaN),
        (name, broken) => {
          const wrong = v.parse(FlatSettings, { ...good, [name]: broken });
          expect({ ...wrong, [name]: null }).toEqual({ ...v.parse(FlatSettings, good), [name]: null });
          expect(groupSettings(wrong).look.mainColor).toBe('#112233');
        },
      ),
      runs,
    );
  });
});
