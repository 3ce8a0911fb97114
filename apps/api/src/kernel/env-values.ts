import * as v from 'valibot';

/** A whole number within bounds, else the sentence. */
export const whole = (from: number, to: number, sentence: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, sentence),
    v.transform(Number),
    v.check((n) => n >= from && n <= to, sentence),
  );

/** Texts between commas, in small letters. */
export const list = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter(Boolean),
  ),
);

/** The address of a service, without a last part of its own. */
export const baseUrl = (name: string, example: string) =>
  v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, `${name} must be an http(s) address, such as ${example}`));
