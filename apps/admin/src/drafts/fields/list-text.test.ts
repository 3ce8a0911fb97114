import fc from 'fast-check';
import { expect, test } from 'vitest';

import { listText, typedList } from './list-text.ts';

const word = fc.stringMatching(/^[A-Za-z0-9+.-]{1,12}$/);

test('BO-211 a list is read back as it is shown', () => {
  const tokens = fc.array(word, { maxLength: 5 });
  const pairs = fc.array(fc.record({ type: word, value: word }), { maxLength: 5 });
  fc.assert(
    fc.property(tokens, (list) => {
      expect(typedList(listText(list), { isPairs: false })).toEqual(list);
    }),
  );
  fc.assert(
    fc.property(pairs, (list) => {
      expect(typedList(listText(list), { isPairs: true })).toEqual(list);
    }),
  );
});

test.each([
  ['WhatsApp: +998 90 123 45 67\n\n', [{ type: 'WhatsApp', value: '+998 90 123 45 67' }]],
  ['Site: https://osh.uz', [{ type: 'Site', value: 'https://osh.uz' }]],
  ['WhatsApp', [{ type: 'WhatsApp', value: '' }]],
])('BO-211 %j is %j', (text, list) => {
  expect(typedList(text, { isPairs: true })).toEqual(list);
});
