import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { chatLink, contactLink } from './contact-link.ts';
import { defaultSettings, parseSettings } from './merchant-settings.ts';
import { OrderSettings } from './order-settings.schema.ts';
import { settingsFromParts, withAreaCheck } from './settings-parts.ts';

const about = { title: 'About', phone: '+998712000000', phoneActive: true };
const web = { title: 'Web', promoActive: true, mainLanguage: 'uz' };
const clickApp = { title: 'Click', mainColor: '#00AAFF' };

describe('SET-30 three parts', () => {
  test('SET-30 all three are one object; Click’s values win, then the website’s', () => {
    const settings = settingsFromParts({ about, web, clickApp });
    expect(settings.look).toMatchObject({ title: 'Click', mainColor: '#00AAFF' });
    expect(settings.features.promo).toBe(true);
    expect(settings.contacts).toEqual([{ type: 'phone', value: '+998712000000' }]);
  });

  test.each([
    ['about', { about: null, web, clickApp: null }, 'Web', 0],
    ['the website’s', { about, web: undefined, clickApp: null }, 'About', 1],
    ['Click’s', { about, web, clickApp: 'oops' }, 'Web', 1],
  ])('SET-30 %s part fails alone', (_, parts, title, contacts) => {
    const settings = settingsFromParts(parts);
    expect(settings.look.title).toBe(title);
    expect(settings.contacts).toHaveLength(contacts);
  });

  test('SET-29 SET-30 all three failed, or cleared, are the defaults', () => {
    expect(settingsFromParts({ about: null, web: null, clickApp: null })).toEqual(defaultSettings());
    expect(settingsFromParts({ about: [], web: 5, clickApp: undefined })).toEqual(defaultSettings());
  });

  test('SET-30 a field broken or null in one part is taken from the next', () => {
    const settings = settingsFromParts({ about: null, web, clickApp: { title: null, promoActive: 'yes' } });
    expect(settings.look.title).toBe('Web');
    expect(settings.features.promo).toBe(true);
  });
});

describe('SET-28 D48 the area check', () => {
  test.each([
    [true, false, false],
    [false, true, true],
    [true, null, true],
    [false, null, false],
  ])('D48 with %s in the settings and %s in the order settings: %s', (storefront, orders, checked) => {
    const settings = parseSettings({ shouldValidateDeliveryArea: storefront });
    expect(withAreaCheck(settings, { shouldValidateDeliveryArea: orders }).features.deliveryArea).toBe(
      checked,
    );
  });

  test('D48 orders settings that failed to load leave the storefront’s', () => {
    const settings = parseSettings({ shouldValidateDeliveryArea: true });
    expect(withAreaCheck(settings, null)).toEqual(settings);
  });
});

describe('links', () => {
  test.each([
    ['phone', '+998 71 200-00-00', 'tel:+998712000000'],
    ['phone', 'call us', null],
    ['telegram', '@dilkash_osh', 'https://t.me/dilkash_osh'],
    ['instagram', 'dilkash.osh', 'https://www.instagram.com/dilkash.osh'],
    ['facebook', 'https://facebook.com/osh', 'https://facebook.com/osh'],
    ['telegram', 'javascript:alert(1)', null],
    ['facebook', '../../evil', null],
    ['tiktok', 'osh', null],
    ['constructor', 'osh', null],
    ['tiktok', 'https://tiktok.com/@osh', 'https://tiktok.com/@osh'],
    ['whatsapp', '+998 90 123-45-67', 'https://wa.me/998901234567'],
    ['WhatsApp', 'https://wa.me/998901234567', 'https://wa.me/998901234567'],
    ['whatsapp', 'osh', null],
    ['youtube', '@osh', 'https://www.youtube.com/@osh'],
    ['youtube', 'javascript:alert(1)', null],
    ['website', 'osh.uz', 'https://osh.uz'],
    ['website', 'http://osh.uz/menu', 'https://osh.uz/menu'],
    ['website', 'https://osh.uz', 'https://osh.uz'],
    ['website', 'ftp://osh.uz', null],
    ['website', 'javascript:alert(1)//osh.uz', null],
    ['website', 'our site', null],
    ['fax', '+998 71 200-00-00', null],
  ])('SET-24 %s %s leads to %j', (type, value, link) => {
    expect(contactLink({ type, value })).toBe(link);
  });

  test.each([
    ['off', { chatActive: false, telegramBotLink: 'https://t.me/bot' }, null],
    [
      'the bot',
      { chatActive: true, telegramBotLink: 'https://t.me/bot', telegram: 'osh', telegramActive: true },
      'https://t.me/bot',
    ],
    ['the telegram contact', { chatActive: true, telegram: 'osh', telegramActive: true }, 'https://t.me/osh'],
    ['neither', { chatActive: true, telegram: 'osh' }, null],
  ])('SET-11 the chat button: %s', (_, json, link) => {
    expect(chatLink(parseSettings(json))).toBe(link);
  });
});

describe('ENT-42 order settings', () => {
  test('ENT-42 D37 D41 absent fields are no fee and no minimum', () => {
    expect(v.parse(OrderSettings, {})).toEqual({
      merchantId: null,
      cityId: null,
      isServiceFeeEnabled: false,
      isServiceFeeFreeAboveThreshold: false,
      serviceFeeThreshold: 0,
      serviceFeeAmount: 0,
      minimalDeliveryPrice: 0,
      botDefaultDeliveryType: null,
      webDefaultDeliveryType: null,
      appDefaultDeliveryType: null,
      shouldValidateDeliveryArea: null,
      cashbackPercent: 0,
      cashbackTiers: [],
      cashbackTierDays: 365,
      stampCards: [],
      referralReward: 0,
      referralWelcome: 0,
      referralMinimum: 0,
      referralsPerMonth: 10,
      referralPromo: '',
      isHandoverProven: false,
    });
  });

  test('ENT-42 the whole object survives the round trip', () => {
    const whole = {
      merchantId: 'm1',
      cityId: 'c1',
      isServiceFeeEnabled: true,
      isServiceFeeFreeAboveThreshold: true,
      serviceFeeThreshold: 150_000,
      serviceFeeAmount: 5_000,
      minimalDeliveryPrice: 40_000,
      botDefaultDeliveryType: 'DELIVERY',
      webDefaultDeliveryType: 'PICK_UP',
      appDefaultDeliveryType: 'DINE_IN',
      shouldValidateDeliveryArea: true,
      cashbackPercent: 5,
      cashbackTiers: ['1000000: 7'],
      cashbackTierDays: 90,
      stampCards: ['pizza: 6'],
      referralReward: 20_000,
      referralWelcome: 10_000,
      referralMinimum: 50_000,
      referralsPerMonth: 5,
      referralPromo: 'DOST',
      isHandoverProven: true,
    };
    expect(v.parse(OrderSettings, JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  });

  test.each([[{ serviceFeeAmount: -1 }], [{ minimalDeliveryPrice: 0.5 }], [{ cashbackPercent: 101 }]])(
    'ENT-42 %j is refused',
    (broken) => {
      expect(v.safeParse(OrderSettings, broken).success).toBe(false);
    },
  );
});
