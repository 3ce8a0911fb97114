import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../kernel/language.ts';
import { FlatSettings, SETTING_NAMES } from './flat-settings.schema.ts';

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
