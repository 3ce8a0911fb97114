import * as v from 'valibot';

import { normalizePhone } from '../format/normalize-phone.ts';
import { lengthBetween } from './between.ts';
import { CODE_SHAPE, EMAIL_MAX, NAME_LENGTH, PASSWORD_LENGTH, URL_MAX } from './bounds.ts';

/** A person's name. */
export const NameField = v.pipe(v.string(), v.trim(), lengthBetween(NAME_LENGTH.min, NAME_LENGTH.max));

/** A phone in any pasted form; inside, digits with the country code. */
export const PhoneField = v.pipe(
  v.string(),
  v.check((text) => normalizePhone(text) !== null, 'phone'),
  v.transform((text) => normalizePhone(text) ?? ''),
);

/** A code from an SMS. */
export const CodeField = v.pipe(v.string(), v.trim(), v.regex(CODE_SHAPE, 'code'));

/** An email address, at most 320 characters (VAL-02). */
export const EmailField = v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX), v.email());
/** A URL, at most 2048 characters (VAL-03). */
export const UrlField = v.pipe(v.string(), v.trim(), v.maxLength(URL_MAX), v.url());
/** A password of 6 to 64 characters (D34). No screen asks one (D76). */
export const PasswordField = v.pipe(v.string(), lengthBetween(PASSWORD_LENGTH.min, PASSWORD_LENGTH.max));

/** A password and the same again; exists as messages and schema only (D76). */
export const NewPassword = v.pipe(
  v.object({ password: PasswordField, repeatedPassword: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeatedPassword']],
      ({ password, repeatedPassword }) => password === repeatedPassword,
      'password.repeat',
    ),
    ['repeatedPassword'],
  ),
);
