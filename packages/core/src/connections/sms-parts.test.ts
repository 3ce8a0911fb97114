import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { SMS_UNITS, smsSize, templateSize } from './sms-parts.ts';

describe('BO-477 the parts of an SMS', () => {
  test.each([
    ['', 'GSM', 0, 0],
    ['a'.repeat(160), 'GSM', 160, 1],
    ['a'.repeat(161), 'GSM', 161, 2],
    ['a'.repeat(306), 'GSM', 306, 2],
    ['a'.repeat(307), 'GSM', 307, 3],
    ['€'.repeat(80), 'GSM', 160, 1],
    [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 'GSM', 306, 3],
    ['я'.repeat(70), 'UCS2', 70, 1],
    ['я'.repeat(71), 'UCS2', 71, 2],
    ['я'.repeat(134), 'UCS2', 134, 2],
    ['я'.repeat(135), 'UCS2', 135, 3],
    [`${'a'.repeat(69)}ʻ`, 'UCS2', 70, 1],
    [`${'a'.repeat(70)}ʻ`, 'UCS2', 71, 2],
    ['😀'.repeat(35), 'UCS2', 70, 1],
    [`${'я'.repeat(66)}😀${'я'.repeat(66)}`, 'UCS2', 134, 3],
  ] as const)('of %j', (text, alphabet, length, parts) => {
    expect(smsSize(text)).toMatchObject({ alphabet, length, parts });
  });

  test('names the first letter that makes a message short', () => {
    expect(smsSize('Buyurtma yoʻlda').wide).toBe('ʻ');
    expect(smsSize("Buyurtma yo'lda").wide).toBeNull();
  });

  test('a template is measured with its code', () => {
    expect(templateSize('Kod: {code}').length).toBe(11);
    expect(templateSize('Код {code}')).toMatchObject({ alphabet: 'UCS2', length: 10, parts: 1 });
  });

  const text = fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '€', '[', 'я', 'ʻ', '😀'), maxLength: 700 });

  test('any text is in as few parts as its letters, whole, fit into', () => {
    fc.assert(
      fc.property(text, (any) => {
        const { alphabet, length, parts, wide } = smsSize(any);
        const { alone, part } = SMS_UNITS[alphabet];
        expect(alphabet === 'GSM').toBe(wide === null);
        const isLong = length > alone;
        // Each part but the last has less than one letter of room.
        expect(parts).toBeGreaterThanOrEqual(isLong ? Math.ceil(length / part) : Math.min(1, length));
        expect(parts).toBeLessThanOrEqual(isLong ? Math.ceil(length / (part - 1)) : 1);
      }),
    );
  });

  test('a longer text is never in fewer parts', () => {
    fc.assert(
      fc.property(text, text, (one, more) => {
        expect(smsSize(one + more).parts).toBeGreaterThanOrEqual(smsSize(one).parts);
      }),
    );
  });
});
