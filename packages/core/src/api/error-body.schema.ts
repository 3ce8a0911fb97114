import * as v from 'valibot';

import { LANGUAGES, type Language } from '../kernel/language.ts';

/** A sentence in every language that the server has it in (ERR-01). */
export const Description = v.partial(
  v.object(
    Object.fromEntries(LANGUAGES.map((language) => [language, v.string()])) as Record<
      Language,
      v.StringSchema<undefined>
    >,
  ),
);
export type Description = v.InferOutput<typeof Description>;

/** How every error looks on the wire: the code, its sentence per language, the request's id, then the code's data. */
export const ErrorBody = v.looseObject({
  code: v.string(),
  description: v.fallback(Description, {}),
  requestId: v.fallback(v.nullish(v.string(), null), null),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
