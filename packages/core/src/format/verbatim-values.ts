type Values = Readonly<Record<string, unknown>>;

/**
 * Values for a message of Lingui. It decodes `\uXXXX` and `\xXX` after it has put the values in, so that typed text
 * could become markup or a new line (T41). Each backslash of a text is written as `\x5c`, which that pass turns back.
 */
export function verbatimValues<V extends Values | undefined>(values: V): V {
  const isNaughty = (value: unknown) => typeof value === 'string' && value.includes('\\');
  if (!values || !Object.values(values).some(isNaughty)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', String.raw`\x5c`) : value,
    ]),
  ) as V;
}

type Descriptor = { values?: Values };

/** What translates a message by its id, or by a descriptor that holds its values: an `I18n` of Lingui. */
type Translator = {
  _(message: string | Descriptor, values?: Values, options?: object): string;
  t(message: string | Descriptor, values?: Values, options?: object): string;
};

/** Makes an `I18n` of Lingui show the values of its messages exactly as given, and returns it (T41). */
export function showVerbatim<I extends Translator>(i18n: I): I {
  const translate = i18n._.bind(i18n);
  const verbatim: Translator['_'] = (message, values, options) =>
    typeof message === 'string'
      ? translate(message, verbatimValues(values), options)
      : translate({ ...message, values: verbatimValues(message.values ?? {}) });
  return Object.assign(i18n, { _: verbatim, t: verbatim });
}
