import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { FlatSettings, SETTING_NAMES } from '../merchant/flat-settings.schema.ts';
import { parseSettings } from '../merchant/merchant-settings.ts';
import { OrderSettings } from '../merchant/order-settings.schema.ts';
import {
  type DraftEntity,
  fieldKind,
  fieldNames,
  fieldOptions,
  fieldProblem,
  typedText,
  typedValue,
} from './edited-field.ts';
import type { FieldValue } from './field-rule.ts';
import { fieldsOf, withField } from './record-fields.ts';
import { recordProblems } from './record-problems.ts';
import { SETTING_FIELDS } from './settings-fields.ts';

const defaults = v.parse(FlatSettings, {});
const fields = fieldNames('settings');
const settings = { entity: 'settings' as const, id: 'web' };

describe('BO-211 every setting is edited', () => {
  test('BO-211 a setting of the wire is in exactly one group; a brand’s id and domain are not edited', () => {
    const own = new Set(
      Object.values(SETTING_FIELDS)
        .flat()
        .map((field) => field.split('.')[0]),
    );
    expect(SETTING_NAMES.filter((name) => !own.has(name))).toEqual(['merchantId', 'domain']);
    expect(Object.values(SETTING_FIELDS).flat().toSorted()).toEqual(fields.toSorted());
  });

  test('BO-211 a rule of orders of the wire is edited; the check of the area is a setting of the storefront', () => {
    const apart = ['merchantId', 'cityId', 'shouldValidateDeliveryArea'];
    const wire = Object.keys(OrderSettings.entries).filter((name) => !apart.includes(name));
    expect(fieldNames('orderSettings').toSorted()).toEqual(wire.toSorted());
  });

  test('BO-211 each default can be saved, and no field is of unknown kind', () => {
    const now = fieldsOf('settings', defaults);
    expect(fields.filter((field) => fieldProblem('settings', field, now[field]) !== null)).toEqual([]);
    const typed = fields.filter((field) => fieldKind('settings', field) === 'text');
    const unknown = typed.filter((field) => fieldProblem('settings', field, '<script>') === 'invalid');
    expect(unknown).toEqual([]);
  });

  test.each([
    ['settings', 'mainColor', '#12ab9F', null],
    ['settings', 'mainColor', 'red', 'color'],
    ['settings', 'mainColor', null, 'color'],
    ['settings', 'logo', null, null],
    ['settings', 'logo', 'javascript:alert(1)', 'picture'],
    ['settings', 'telegramBotLink', 'http://t.me/osh', 'link'],
    ['settings', 'telegramBotLink', 'https://t.me/osh', null],
    ['settings', 'phone', '+998 90 123-45-67', null],
    ['settings', 'phone', 'call me', 'phone'],
    ['settings', 'googleTagManager.id', 'GTM-ABC123', null],
    ['settings', 'googleTagManager.id', 'UA-1', 'token'],
    ['settings', 'yandexMetrics.keys', ['order', 'pay'], null],
    ['settings', 'yandexMetrics.keys', ['<b>'], 'invalid'],
    ['settings', 'contacts', [{ type: 'WhatsApp', value: '+998901234567' }], null],
    ['settings', 'contacts', [{ type: '', value: 'x' }], 'invalid'],
    ['settings', 'groupView', 'ROW', 'invalid'],
    ['settings', 'merchantId', 'other', 'invalid'],
    ['settings', 'forcedLanguage', null, null],
    ['orderSettings', 'minimalDeliveryPrice', 50_000, null],
    ['orderSettings', 'minimalDeliveryPrice', -1, 'price'],
    ['orderSettings', 'cashbackPercent', 101, 'number'],
    ['orderSettings', 'cashbackTiers', ['1000000: 7'], null],
    ['orderSettings', 'cashbackTiers', ['gold: 7'], 'invalid'],
    ['orderSettings', 'stampCards', ['pizza: 6'], null],
    ['orderSettings', 'stampCards', ['pizza: 1'], 'invalid'],
    ['orderSettings', 'cashbackTierDays', 0, 'number'],
    ['orderSettings', 'referralReward', -1, 'price'],
    ['orderSettings', 'referralsPerMonth', 0, 'number'],
    ['orderSettings', 'referralPromo', 'DOST', null],
    ['orderSettings', 'referralPromo', 'x'.repeat(65), 'code'],
    ['brand', 'smsGateway', 'ESKIZ', null],
    ['brand', 'smsGateway', 'TWILIO', 'invalid'],
  ] as const)('BO-211 %s %s %j: %s', (entity, field, value, problem) => {
    expect(fieldProblem(entity as DraftEntity, field, value)).toBe(problem);
  });
});

/** A value that the field holds and that it does not have by default. */
const valueOf = (field: string): fc.Arbitrary<FieldValue> => {
  const kind = fieldKind('settings', field);
  if (kind === 'switch') return fc.boolean();
  if (kind === 'choice') return fc.constantFrom(...fieldOptions('settings', field));
  if (kind === 'list') return fc.constant([]);
  return fc
    .constantFrom('GTM-ABCD1', '123456', '#00AA44', 'https://t.me/osh', '+998901234567', 'token', 'Osh', null)
    .filter((value) => fieldProblem('settings', field, value) === null);
};

test('BO-211 a changed field reaches the wire, and no other field changes', () => {
  const change = fc.constantFrom(...fields).chain((field) => fc.tuple(fc.constant(field), valueOf(field)));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const raw = changes.reduce(
        (row, [field, value]) => withField(row, field, value),
        {} as Record<string, unknown>,
      );
      const now = fieldsOf('settings', v.parse(FlatSettings, raw));
      const wanted = { ...fieldsOf('settings', defaults), ...Object.fromEntries(changes) };
      expect(now).toEqual(wanted);
    }),
    { numRuns: Number(process.env.FC_RUNS ?? 300) },
  );
});

test('BO-211 what is typed is read back as it is shown', () => {
  for (const field of fields.filter((name) => fieldKind('settings', name) === 'text'))
    fc.assert(
      fc.property(valueOf(field), (value) => {
        expect(typedValue('settings', field, typedText(value))).toBe(value);
      }),
      { numRuns: 20 },
    );
});

describe('BO-212 settings that guests could not order with are not published', () => {
  const problemsWith = (changed: Record<string, FieldValue>) =>
    recordProblems({ ...settings, fields: { ...fieldsOf('settings', defaults), ...changed } }, []).map(
      ({ problem }) => problem,
    );
  const allOff = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, false]));

  test.each([
    ['as they are by default', {}, []],
    ['without a service', allOff(['deliveryActive', 'pickupActive', 'dineInActive']), ['serviceMissing']],
    ['without a way to pay', allOff(SETTING_FIELDS.payments), ['paymentMissing']],
    ['without a language', allOff(SETTING_FIELDS.languages), ['languageMissing']],
  ])('BO-212 %s', (_, changed, problems) => {
    expect(problemsWith(changed)).toEqual(problems);
  });

  test('BO-212 a service that is on is one that guests are offered', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (deliveryActive, pickupActive, dineInActive) => {
        const changed = { deliveryActive, pickupActive, dineInActive };
        expect(problemsWith(changed).includes('serviceMissing')).toBe(
          parseSettings(changed).services.length === 0,
        );
      }),
    );
  });

  test('BO-212 a brand has a name', () => {
    const named = fieldsOf('brand', { name: { uz: 'Osh' } });
    const brand = { entity: 'brand' as const, id: 'brand' };
    expect(recordProblems({ ...brand, fields: named }, [])).toEqual([]);
    expect(recordProblems({ ...brand, fields: { ...named, 'name.uz': '' } }, [])).toMatchObject([
      { problem: 'nameMissing' },
    ]);
  });
});
