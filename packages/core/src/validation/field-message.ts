/** Every generic message of a form field (VAL-01). The texts are in the catalogues, the numbers come as parameters. */
export const FIELD_MESSAGES = [
  'required',
  'oneOf',
  'empty',
  'type',
  'string.length',
  'string.min',
  'string.max',
  'string.range',
  'number.equal',
  'number.min',
  'number.max',
  'number.range',
  'array.length',
  'array.min',
  'array.max',
  'array.range',
  'pattern',
  'email',
  'url',
  'phone',
  'code',
  'password.repeat',
] as const;
/** The code of a message (VAL-01). */
export type FieldMessageCode = (typeof FIELD_MESSAGES)[number];

/** A message of a field as a code and what its sentence needs. */
export type FieldMessage = {
  code: FieldMessageCode;
  params: Readonly<Record<string, string | number>>;
};

/** Prompts that ask to fill a field in (VAL-05). No screen asks a password (D76). */
export type FieldPrompt = 'name' | 'phone' | 'password' | 'repeatedPassword' | 'code';

/** Whether a text is one of the message codes. */
export function isFieldMessageCode(code: string): code is FieldMessageCode {
  return (FIELD_MESSAGES as readonly string[]).includes(code);
}
