import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formatPhone, maskPhone } from './format-phone.ts';
import { normalizePhone } from './normalize-phone.ts';
import { toDialablePhone } from './operator-codes.ts';
import { PHONE_PRESET, typePhone } from './type-phone.ts';

const numRuns = Number(process.env.FC_RUNS ?? 1000);
const PHONE = '998901234567';

const pasted = [
  '998901234567',
  '+998901234567',
  '+998 (90) 123-45-67',
  '+998 90 123 45 67',
  '00998901234567',
  '901234567',
  '90 123 45 67',
  '(90) 123-45-67',
  '8 90 123 45 67',
  '8901234567',
  '8 998 90 123 45 67',
  'tel:+998-90-123-45-67',
  '  +998.90.123.45.67 \n',
  '٩٠١٢٣٤٥٦٧',
  '+٩٩٨ ٩٠ ١٢٣ ٤٥ ٦٧',
  '۹۹۸۹۰۱۲۳۴۵۶۷',
  '９０１２３４５６７',
  '\u202a+998 90 123‑45‑67\u202c',
  '+998\u00a090\u00a0123–45–67',
];

describe('normalizePhone', () => {
  test.each(pasted)('M13 D34 %j is the same phone', (text) => {
    expect(normalizePhone(text)).toBe(PHONE);
  });

  test.each([
    ['+998551234567', '998551234567'],
    ['+7 912 345 67 89', '79123456789'],
    ['+49 30 1234567', '49301234567'],
    ['1234567', '1234567'],
    ['+123456789012345', '123456789012345'],
  ])('VAL-05 D34 %s is %s', (text, phone) => {
    expect(normalizePhone(text)).toBe(phone);
  });

  test.each([
    '',
    'call me',
    '12345',
    '123456',
    '+998 90 123 45 6',
    '+998 90 123 45 678',
    '99890123456',
    '9989012345678',
    '1234567890123456',
    '+0123456789',
    '0901234567',
    '+376312345',
    '&lt;script&gt;901234567',
    '<b>+998901234567</b>',
    '998901234567 OR 1=1',
    "901234567'; drop table users",
    '+998901234567@c.us',
    'a9b0c1d2e3f4g5h6i7',
    '90 123 45 67 ext. 8',
    '90+1234567',
    '+998901234567, +998911234567',
    '{"phone":"998901234567"}',
    '901234567\u0000',
    '0x35C6D687',
    '९०१२३४५६७',
    '९998901234567',
    '+998 +901234567',
  ])('VAL-05 D34 %j is no phone', (text) => {
    expect(normalizePhone(text)).toBeNull();
  });

  test('I42 a phone is digits: text with a letter or any other sign is no phone', () => {
    const spoiled = fc.tuple(
      fc.constantFrom(...pasted),
      fc.nat(),
      fc.string({ unit: 'grapheme', minLength: 1 }),
    );
    fc.assert(
      fc.property(spoiled, ([text, at, more]) => {
        fc.pre(/[\p{L}\p{S}&<>;'"@#%*_]/u.test(more) && !/[+＋]/.test(more));
        const i = at % text.length;
        const where = i < 4 && text.startsWith('tel:') ? 4 : i;
        expect(normalizePhone(text.slice(0, where) + more + text.slice(where))).toBeNull();
      }),
      { numRuns },
    );
  });

  test('I42 normalising twice is normalising once', () => {
    const piece = fc.oneof(
      fc.constantFrom('+', '00', '8', '998', ' ', '-', '(', '٣'),
      fc.nat(99_999).map(String),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const once = normalizePhone(pieces.join(''));
        if (once !== null) expect(normalizePhone(once)).toBe(once);
      }),
      { numRuns },
    );
  });
});

describe('toDialablePhone', () => {
  test.each([20, 33, 50, 55, 61, 69, 70, 77, 79, 80, 87, 88, 90, 92, 96, 99])(
    'VAL-05 D34 +998 %i is the code of an operator or of a region',
    (code) => {
      expect(toDialablePhone(`+998 ${code} 123 45 67`)).toBe(`998${code}1234567`);
    },
  );

  test.each(['00', '01', '10', '12', '19', '21', '34', '40', '49', '59', '60', '63', '81', '89'])(
    'VAL-05 D34 no operator has the code %s',
    (code) => {
      expect(toDialablePhone(`998${code}1234567`)).toBeNull();
      expect(typePhone(`+998 ${code} 123 45 67`).phone).toBeNull();
      expect(normalizePhone(`998${code}1234567`)).toBe(`998${code}1234567`);
    },
  );

  test('VAL-05 D34 the codes of other countries are not checked, and text is no phone', () => {
    expect(toDialablePhone('+7 012 345 67 89')).toBe('70123456789');
    expect(toDialablePhone('call me')).toBeNull();
  });
});

describe('formatPhone and maskPhone', () => {
  test.each([
    ['FMT-03', '998901234567', '+998 90 123 45 67'],
    ['FMT-03', '+998901234567', '+998 90 123 45 67'],
    ['FMT-03', '+998 90 123 45 67', '+998 90 123 45 67'],
    ['FMT-03', '79123456789', '+79123456789'],
    ['FMT-03', '12345', '+12345'],
    ['FMT-03', '', ''],
  ])('%s %j is shown as %j', (_, phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });

  test.each([
    ['FMT-04 D42', '998901234567', '+998 90 *** ** 67'],
    ['FMT-04 D42', '+998 90 123 45 67', '+998 90 *** ** 67'],
    ['FMT-04', '+7 912 345 67 89', '+79*******89'],
    ['FMT-04', '12345', '*****'],
    ['FMT-04', '', ''],
  ])('%s %j is masked as %j', (_, phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  test('I42 FMT-04 a mask shows at most the last four digits of the subscriber', () => {
    const local = fc.stringMatching(/^[1-9]\d{8}$/);
    const foreign = fc.stringMatching(/^[1-7]\d{6,14}$/);
    fc.assert(
      fc.property(fc.oneof(local, foreign), (digits) => {
        const masked = maskPhone(digits);
        expect(/\d*$/.exec(masked)?.[0].length).toBeLessThanOrEqual(4);
        expect(masked).toMatch(/\*{3}/);
      }),
      { numRuns },
    );
  });
});

describe('typePhone', () => {
  test.each([
    ['', '+998 '],
    ['+', '+998 '],
    ['+99', '+998 '],
    ['+998 9', '+998 9'],
    ['+998 901', '+998 90 1'],
    ['+998 90 1234', '+998 90 123 4'],
    ['9', '+998 9'],
    ['+7 912', '+7912'],
    ['+12345678901234567', '+123456789012345'],
  ])('%j shows %j and is not complete', (text, shown) => {
    const typed = typePhone(text);
    expect(typed.text).toBe(shown);
  });

  test.each(pasted)('M13 VAL-05 %j pasted over the field', (text) => {
    expect(typePhone(text)).toEqual({ text: '+998 90 123 45 67', phone: PHONE });
  });

  test.each(pasted)('M13 VAL-05 %j pasted after the preset', (text) => {
    expect(typePhone(PHONE_PRESET + text)).toEqual({ text: '+998 90 123 45 67', phone: PHONE });
  });

  test('VAL-05 an unfinished phone is none yet', () => {
    expect(typePhone('+998 90 123 45 6').phone).toBeNull();
    expect(typePhone('+998 90 123 45 67 8').phone).toBe(PHONE);
  });

  test('I42 showing what is shown changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{0,20}$/), (text) => {
        const { text: shown } = typePhone(text);
        expect(typePhone(shown).text).toBe(shown);
      }),
      { numRuns },
    );
  });
});
