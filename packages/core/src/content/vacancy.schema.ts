import * as v from 'valibot';

import { LocalizedText } from '../kernel/localized-text.ts';
import { flag, Id, Instant, orNull } from '../kernel/wire.ts';

/** A job at a brand (ENT-46). The salary is text, since most are a range or "by agreement". */
export const Vacancy = v.object({
  id: Id,
  position: LocalizedText,
  responsiblePerson: orNull(v.string()),
  phone: orNull(v.string()),
  monthlySalary: orNull(v.string()),
  requirements: orNull(LocalizedText),
  isActive: flag(true),
  createdDate: orNull(Instant),
});
export type Vacancy = v.InferOutput<typeof Vacancy>;
