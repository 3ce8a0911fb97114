import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ErrorCode } from '@dasturxon/core/api';
import { formatMoney, showVerbatim } from '@dasturxon/core/format';
import { LANGUAGES, type Language, localize, LocalizedText, LOCALES } from '@dasturxon/core/kernel';
import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import PO from 'pofile';
import * as v from 'valibot';

import { packageRoot } from '../kernel/package-root.ts';
import { MESSAGES } from './messages.ts';

type Texts = Record<string, ReturnType<typeof compileMessage>>;

/** The texts of a language, by id; English replaces a missing one. */
function catalogue(language: Language, folder: string, sources: Readonly<Record<string, string>>): Texts {
  const file = join(packageRoot(), 'locales', folder, `${LOCALES[language]}.po`);
  const translated = new Map(
    PO.parse(readFileSync(file, 'utf8')).items.map((item) => [item.msgid, item.msgstr[0]]),
  );
  return Object.fromEntries(
    Object.entries(sources).map(([id, english]) => [id, compileMessage(translated.get(id) || english)]),
  );
}

/** Formats the message of an id in a language. Values appear exactly as given: escape what goes into markup. */
export type FormatMessage = (id: string, language: Language, values?: Record<string, string>) => string;

/** The messages of a folder of `locales` in every language, read on first use. */
export function catalogues(folder: string, sources: Readonly<Record<string, string>>): FormatMessage {
  let read: Map<Language, I18n> | undefined;
  return (id, language, values) => {
    read ??= new Map(
      LANGUAGES.map((code) => {
        const locale = LOCALES[code];
        const messages = { [locale]: catalogue(code, folder, sources) };
        return [code, showVerbatim(setupI18n({ locale, messages }))];
      }),
    );
    return read.get(language)!._(id, values);
  };
}

const formatMessage = catalogues('', MESSAGES);

/**
 * Values of a sentence: plain texts and numbers of the code's data; a missing sum has separated thousands, and a branch its
 * name in the language.
 */
function valuesOf(data: Readonly<Record<string, unknown>>, language: Language): Record<string, string> {
  const plain = Object.entries(data).filter(([, value]) => ['string', 'number'].includes(typeof value));
  const values = Object.fromEntries(plain.map(([name, value]) => [name, String(value)]));
  const { missing: sum, branch: name } = data;
  const named = v.safeParse(LocalizedText, name);
  const branch = named.success ? localize(named.output, language) : '';
  const missing = typeof sum === 'number' ? formatMoney(sum, { nbsp: true }) : '';
  return { seconds: '', available: '', limit: '', branch, ...values, missing };
}

/** The sentence of a code in one language. */
export function sentence(
  code: ErrorCode,
  language: Language,
  data: Readonly<Record<string, unknown>> = {},
): string {
  return formatMessage(code, language, valuesOf(data, language)).trim();
}

/** The sentence of a code in every language (ERR-01). */
export function describe(
  code: ErrorCode,
  data: Readonly<Record<string, unknown>> = {},
): Record<Language, string> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, sentence(code, language, data)]),
  ) as Record<Language, string>;
}
