import type { FieldProblem } from '../field-rule.ts';
import type { RecordFields } from '../record-fields.ts';

const LISTED = { exists: false, isActive: true, priority: 0 };

/** The fields of a city, a hall and a table that is not there whose blank is not null or an empty text. */
export const BLANK_PLACES = {
  city: { ...LISTED, latitude: null, longitude: null, isMain: false, isTaximeter: false },
  hall: { ...LISTED, branchId: null, price: 0 },
  table: { ...LISTED, name: '', hallId: null, chairs: 4, x: null, y: null },
} satisfies Record<string, RecordFields>;

type Problem = { field: string; problem: FieldProblem };

const missing = (fields: RecordFields, field: string, problem: FieldProblem): Problem[] =>
  fields[field] === null || fields[field] === '' ? [{ field, problem }] : [];

/** What keeps a city from being published beside its name: guests' maps begin at its centre. */
export const cityProblems = (fields: RecordFields): Problem[] =>
  fields['latitude'] === null ? missing(fields, 'latitude', 'place') : missing(fields, 'longitude', 'place');

/** What keeps a hall from being published beside its name. */
export const hallProblems = (fields: RecordFields): Problem[] => missing(fields, 'branchId', 'invalid');

/** What keeps a table from being published. */
export const tableProblems = (fields: RecordFields): Problem[] => [
  ...missing(fields, 'name', 'noName'),
  ...missing(fields, 'hallId', 'invalid'),
];
