import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';

import { createI18n } from './create-i18n.ts';

const made = createI18n('en', { flat: compileMessage('flat {value}') });

test.each([String.raw`\u003cb\u003e`, String.raw`a\x0ab`, String.raw`\x5cu003c \\`, '<b>', '{value}'])(
  'T41 %j is shown as it was typed',
  (value) => {
    expect(made._('flat', { value })).toBe(`flat ${value}`);
    expect(made._({ id: 'flat', values: { value } })).toBe(`flat ${value}`);
    expect(made.t('flat', { value })).toBe(`flat ${value}`);
  },
);
