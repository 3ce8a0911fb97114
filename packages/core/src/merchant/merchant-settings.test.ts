import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { FlatSettings, SETTING_NAMES } from './flat-settings.schema.ts';
import { defaultSettings, groupSettings, type MerchantSettings, parseSettings } from './merchant-settings.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('defaults', () => {
  test('SET-29 K-24 default settings: light #FCE000, delivery and pick-up, cash, no area check, Leaflet', () => {
    const settings = defaultSettings();
    expect(settings.look).toMatchObject({ mainColor: '#FCE000', mainColorType: 'light', theme: 'LIGHT' });
    expect(settings.services).toEqual(['DELIVERY', 'PICK_UP']);
    expect(settings.payments).toEqual(['cash']);
    expect(settings.features.deliveryArea).toBe(false);
    expect(settings.mapType).toBe('LEAFLET');
  });

  test('TEN-11 K-22 a failed load gives Uzbek, settings without a language give Russian', () => {
    expect(defaultSettings().languages.main).toBe('uz');
    expect(parseSettings(null).languages.main).toBe('uz');
    expect(parseSettings({}).languages.main).toBe('ru');
    expect(parseSettings({ mainLanguage: 'de' }).languages.main).toBe('ru');
  });

  test.each([[null], [undefined], [[]], ['{}'], [42], [true]])('SET-29 %j is a failed load', (json) => {
    expect(parseSettings(json)).toEqual(defaultSettings());
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
