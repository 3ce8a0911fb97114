import * as v from 'valibot';

import { lengthBetween } from './between.ts';
import { EMAIL_MAX, NAME_LENGTH } from './bounds.ts';

/** A person's name. */
export const NameField = v.pipe(v.string(), v.trim(), lengthBetween(NAME_LENGTH.min, NAME_LENGTH.max));

/** An email address, at most 320 characters (VAL-02). */
export const EmailField = v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX), v.email());
