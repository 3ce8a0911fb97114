import { verbatimValues } from '@dasturxon/core/format';
import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';

/** Messages whose values are shown exactly as given: Lingui alone decodes `\u003c` in what a guest typed (T41). */
class VerbatimI18n extends I18n {
  override _(
    id: MessageDescriptor | string,
    values?: Record<string, unknown>,
    options?: MessageOptions,
  ): string {
    if (typeof id === 'string') return super._(id, verbatimValues(values), options);
    return super._(id.values ? { ...id, values: verbatimValues(id.values) } : id);
  }
}

/** The interface's messages in one language. */
export function createI18n(locale: string, messages: Messages): I18n {
  return new VerbatimI18n({ locale, messages: { [locale]: messages } });
}
