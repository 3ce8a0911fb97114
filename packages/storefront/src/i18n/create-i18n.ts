import { showVerbatim } from '@dasturxon/core/format';
import { I18n, type Messages } from '@lingui/core';

/** The interface's messages in one language. */
export function createI18n(locale: string, messages: Messages): I18n {
  return showVerbatim(new I18n({ locale, messages: { [locale]: messages } }));
}
