import * as v from 'valibot';

import { Id } from '../kernel/wire.ts';

/** A text that a guest typed, trimmed and no longer than `longest`. */
// @__NO_SIDE_EFFECTS__
export function typedText(longest: number) {
  return v.pipe(v.string(), v.trim(), v.maxLength(longest));
}

/** A phone in whatever form it was typed; the rule is `toDialablePhone`. */
export const TypedPhone = v.pipe(v.string(), v.minLength(1), v.maxLength(40));

/** A code in whatever form it was typed; a wrong one is refused as `code.wrong`, not as a malformed body. */
export const TypedCode = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16));

/** The signed query string a messenger hands its mini-app. */
export const InitData = v.pipe(v.string(), v.maxLength(8192));

/** Placeholders of a path that name one record. */
export const IdParam = v.object({ id: Id });

/** The answer of a call without a result. */
export const Nothing = v.null();
