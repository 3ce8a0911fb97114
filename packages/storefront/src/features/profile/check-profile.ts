import { EmailField, type FieldMessage, NameField, toFieldMessage } from '@dasturxon/core/validation';
import * as v from 'valibot';

/** What the form holds: all text, the birthday as `YYYY-MM-DD`. */
export type ProfileDraft = {
  firstName: string;
  lastName: string;
  email: string;
  birthday: string;
  gender: 'male' | 'female' | null;
};

/** The greatest plausible age of a guest. */
const OLDEST = '1900-01-01';

/** What is sent: a field that was emptied is taken away. */
export type CheckedProfile = { [Field in keyof ProfileDraft]: ProfileDraft[Field] | null };

export type ProfileErrors = Partial<Record<keyof ProfileDraft, FieldMessage>>;

/** A profile that may be sent, or what is wrong with which field (D34). Only the name has to be there. */
export function checkProfile(
  draft: ProfileDraft,
  today: string,
): { ok: true; profile: CheckedProfile } | { ok: false; errors: ProfileErrors } {
  const Birthday = v.pipe(
    v.string(),
    v.check((day) => isDay(day) && day >= OLDEST && day <= today, 'pattern'),
  );
  const fields = {
    firstName: read(v.pipe(v.string(), v.trim(), v.nonEmpty('required'), NameField), draft.firstName),
    lastName: readOptional(NameField, draft.lastName),
    email: readOptional(EmailField, draft.email),
    birthday: readOptional(Birthday, draft.birthday),
  };
  const errors: ProfileErrors = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { error }]) => (error ? [[name, error]] : [])),
  );
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { firstName, lastName, email, birthday } = fields;
  return {
    ok: true,
    profile: {
      firstName: firstName.value,
      lastName: lastName.value,
      email: email.value,
      birthday: birthday.value,
      gender: draft.gender,
    },
  };
}

type Read = { value: string | null; error: FieldMessage | null };

function read(schema: v.GenericSchema<string, string>, text: string): Read {
  const parsed = v.safeParse(schema, text, { abortPipeEarly: true });
  return parsed.success
    ? { value: parsed.output, error: null }
    : { value: null, error: toFieldMessage(parsed.issues[0]) };
}

const readOptional = (schema: v.GenericSchema<string, string>, text: string): Read =>
  text.trim() === '' ? { value: null, error: null } : read(schema, text);

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
