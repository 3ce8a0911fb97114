import * as v from 'valibot';

import { normalizePhone } from '../format/normalize-phone.ts';
import { lengthBetween } from './between.ts';

/** The longest email and URL (VAL-02, VAL-03). */
export const EMAIL_MAX = 320;
export const URL_MAX = 2048;
/** Bounds of what guests type about themselves (VAL-05, D34). */
export const NAME_LENGTH = { min: 2, max: 50 } as const;
export const CODE_DIGITS = { min: 4, max: 6 } as const;
export const PASSWORD_LENGTH = { min: 6, max: 64 } as const;

/** A person's name. */
export const NameField = v.pipe(v.string(), v.trim(), lengthBetween(NAME_LENGTH.min, NAME_LENGTH.max));

/** A phone in any pasted form; inside, digits with the country code. */
export const PhoneField = v.pipe(
  v.string(),
  v.check((text) => normalizePhone(text) !== null, 'phone'),
  v.transform((text) => normalizePhone(text) ?? ''),
);

/** A code from an SMS. */
export const CodeField = v.pipe(
  v.string(),
  v.trim(),
  v.regex(new RegExp(`^\\d{${CODE_DIGITS.min},${CODE_DIGITS.max}}$`), 'code'),
);

export const EmailField = v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_MAX), v.email());
export const UrlField = v.pipe(v.string(), v.trim(), v.maxLength(URL_MAX), v.url());
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
