import { expect, test, vi } from 'vitest';

import { needMessages } from '../../i18n/messages.ts';
import { languageAtom } from '../../store/language.ts';
import { aBoot, aStorefront } from '../../testing/index.ts';
import { changeLanguage } from './change-language.ts';

vi.mock('../../i18n/messages.ts', () => ({ needMessages: vi.fn(async () => undefined) }));

test('NAV-03 BOOT-11 messages that arrive late do not undo a later choice of language', async () => {
  const { store, i18n } = aStorefront({ boot: aBoot({ language: 'uz' }) });
  i18n.load('ru', { a: 'b' });
  let arrive: () => void = () => undefined;
  vi.mocked(needMessages).mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)));
  const launched = changeLanguage(store, i18n, 'ar');
  await changeLanguage(store, i18n, 'ru');
  arrive();
  await launched;
  expect(store.get(languageAtom)).toBe('ru');
  expect(i18n.locale).toBe('ru');
  expect(document.documentElement.dir).toBe('ltr');
});
