import type { FieldMessage, FieldMessageCode, FieldPrompt } from '@dasturxon/core/validation';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Params = FieldMessage['params'];

/** The error of a field (VAL-01). A code without a message does not compile. */
const MESSAGES: Readonly<Record<FieldMessageCode, (params: Params) => MessageDescriptor>> = {
  required: () => msg`Please fill in this field!`,
  oneOf: () => msg`Choose one of the options`,
  empty: () => msg`This cannot be empty`,
  type: () => msg`Wrong kind of value`,
  'string.length': ({ limit = '' }) => msg`Exactly ${limit} characters`,
  'string.min': ({ limit = '' }) => msg`At least ${limit} characters`,
  'string.max': ({ limit = '' }) => msg`At most ${limit} characters`,
  'string.range': ({ min = '', max = '' }) => msg`From ${min} to ${max} characters`,
  'number.equal': ({ limit = '' }) => msg`Exactly ${limit}`,
  'number.min': ({ limit = '' }) => msg`Not less than ${limit}`,
  'number.max': ({ limit = '' }) => msg`Not more than ${limit}`,
  'number.range': ({ min = '', max = '' }) => msg`From ${min} to ${max}`,
  'array.length': ({ limit = '' }) => msg`Choose exactly ${limit}`,
  'array.min': ({ limit = '' }) => msg`Choose ${limit} or more`,
  'array.max': ({ limit = '' }) => msg`Choose ${limit} or fewer`,
  'array.range': ({ min = '', max = '' }) => msg`Choose from ${min} to ${max}`,
  pattern: () => msg`Check the format`,
  email: () => msg`Use the format name@example.com`,
  url: () => msg`The link must start with https://`,
  phone: () => msg`Use the format +998 90 123 45 67`,
  code: () => msg`The code is 4 to 6 digits`,
  'password.repeat': () => msg`The passwords do not match`,
};

const PROMPTS: Readonly<Record<FieldPrompt, MessageDescriptor>> = {
  name: msg`Enter your name`,
  phone: msg`Enter your phone number`,
  password: msg`Enter a password`,
  repeatedPassword: msg`Enter the password again`,
  code: msg`Enter the code`,
};

/** The text of a field's message (VAL-01…05). */
export function fieldText(i18n: I18n, { code, params }: FieldMessage): string {
  return i18n._(MESSAGES[code](params));
}

/** What a field asks for (VAL-05). */
export function promptText(i18n: I18n, field: FieldPrompt): string {
  return i18n._(PROMPTS[field]);
}
