import * as v from 'valibot';

/** A length from `min` to `max` in one message: "2 to 50 characters" (VAL-01). */
export function lengthBetween(min: number, max: number) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (dataset.typed && (dataset.value.length < min || dataset.value.length > max)) {
      addIssue({ message: 'string.range', expected: `${min}..${max}` });
    }
  });
}

/** A number from `min` to `max` in one message (VAL-01). */
export function numberBetween(min: number, max: number) {
  return v.rawCheck<number>(({ dataset, addIssue }) => {
    if (dataset.typed && !(dataset.value >= min && dataset.value <= max)) {
      addIssue({ message: 'number.range', expected: `${min}..${max}` });
    }
  });
}

/** A list of `min` to `max` entries in one message (VAL-01). */
export function countBetween<Item>(min: number, max: number) {
  return v.rawCheck<Item[]>(({ dataset, addIssue }) => {
    if (dataset.typed && (dataset.value.length < min || dataset.value.length > max)) {
      addIssue({ message: 'array.range', expected: `${min}..${max}` });
    }
  });
}
