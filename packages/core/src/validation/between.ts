import * as v from 'valibot';

/** A length from `min` to `max` in one message: "2 to 50 characters" (VAL-01). */
export function lengthBetween(min: number, max: number) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (dataset.typed && (dataset.value.length < min || dataset.value.length > max)) {
      addIssue({ message: 'string.range', expected: `${min}..${max}` });
    }
  });
}
