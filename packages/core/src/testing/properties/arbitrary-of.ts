import * as fc from 'fast-check';
import * as v from 'valibot';

/** What is read of a schema or of one step of its pipe. */
type Part = {
  type: string;
  requirement?: unknown;
  pipe?: readonly Part[];
  wrapped?: Part;
  entries?: Record<string, Part>;
  item?: Part;
  items?: readonly Part[];
  options?: readonly unknown[];
  value?: Part;
  literal?: unknown;
  fallback?: unknown;
};

type Steps = { find: (type: string) => Part | undefined; number: (type: string) => number | undefined };

function stepsOf({ pipe = [] }: Part): Steps {
  const find = (type: string) => pipe.find((step) => step.type === type);
  return {
    find,
    number: (type) => {
      const requirement = find(type)?.requirement;
      return typeof requirement === 'number' ? requirement : undefined;
    },
  };
}

/** Texts that pass the checks which no generator can read. */
const ordinary = fc.constantFrom(
  'Aziza',
  '998901234567',
  'palov@osh.uz',
  'https://osh.uz/a.png',
  '/a.png',
  '09:00',
);

/** Texts that often break programs. */
const naughty = fc.constantFrom(
  '',
  ' ',
  'null',
  'NaN',
  '__proto__',
  '<b>',
  '\u{202E}',
  '\u{D800}',
  'oʻ',
  '0'.repeat(400),
);

const moments = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Patterns that cannot be turned round into texts. */
const LOOKS_AROUND = /\(\?<?[=!]/;

function texts(part: Part): fc.Arbitrary<unknown> {
  const { find, number } = stepsOf(part);
  const pattern = find('regex')?.requirement;
  if (pattern instanceof RegExp && !LOOKS_AROUND.test(pattern.source)) {
    return fc.stringMatching(new RegExp(pattern.source));
  }
  if (find('iso_timestamp')) return moments;
  if (find('iso_date')) return moments.map((moment) => moment.slice(0, 10));
  if (find('hex_color')) return fc.stringMatching(/^#[0-9a-f]{6}$/);
  if (find('url')) return fc.webUrl();
  const [minLength, maxLength] = [number('min_length') ?? 0, Math.min(number('max_length') ?? 30, 30)];
  const any = fc.string({ minLength, maxLength: Math.max(minLength, maxLength) });
  return fc.oneof(any, naughty, ordinary);
}

function numbers(part: Part): fc.Arbitrary<unknown> {
  const { find, number } = stepsOf(part);
  const isWhole = find('safe_integer') !== undefined || find('integer') !== undefined;
  const [least, most] = [number('min_value'), number('max_value')];
  const extremes = [least, most, 0, 1, 0.1, 1e-9, 99_000, 2 ** 53 - 1, -(2 ** 53) + 1, 1e300].filter(
    (value): value is number => value !== undefined,
  );
  const usual = isWhole
    ? fc.integer({ min: least ?? -1000, max: most ?? 1_000_000 })
    : fc.double({ min: least ?? -1e6, max: most ?? 1e6, noNaN: true });
  return fc.oneof({ arbitrary: usual, weight: 3 }, fc.constantFrom(...extremes));
}

function records(entries: Record<string, Part>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, inputOf(entry)]));
  return fc.record(fields);
}

const KINDS: Readonly<Record<string, (part: Part) => fc.Arbitrary<unknown>>> = {
  string: texts,
  number: numbers,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  literal: ({ literal }) => fc.constant(literal),
  object: ({ entries = {} }) => records(entries),
  strict_object: ({ entries = {} }) => records(entries),
  loose_object: ({ entries = {} }) => records(entries),
  array: ({ item, ...part }) =>
    fc.array(inputOf(item!), { minLength: stepsOf(part as Part).number('min_length') ?? 0, maxLength: 4 }),
  tuple: ({ items = [] }) => fc.tuple(...items.map((item) => inputOf(item))),
  union: ({ options = [] }) => fc.oneof(...options.map((option) => inputOf(option as Part))),
  record: ({ value }) => fc.dictionary(fc.string({ maxLength: 5 }), inputOf(value!), { maxKeys: 3 }),
  optional: ({ wrapped }) => fc.option(inputOf(wrapped!), { nil: undefined }),
  nullable: ({ wrapped }) => fc.option(inputOf(wrapped!)),
  nullish: ({ wrapped }) => fc.option(inputOf(wrapped!)),
};

/** JSON that fits a schema but for checks of whole records; a field that forgives gets anything at all. */
function inputOf(part: Part): fc.Arbitrary<unknown> {
  const isLeaf = part.type === 'string' || part.type === 'number';
  const made = KINDS[part.type]?.(part) ?? fc.jsonValue({ maxDepth: 2 });
  // `Part` is a schema as its fields are read here.
  const shaped = isLeaf ? onlyGood(part as unknown as v.GenericSchema, made) : made;
  return 'fallback' in part
    ? fc.oneof({ arbitrary: shaped, weight: 3 }, fc.jsonValue({ maxDepth: 2 }))
    : shaped;
}

/** What the schema accepts of it; all of it where that is nothing, since one would wait for it for ever. */
function onlyGood(schema: v.GenericSchema, made: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const isGood = (value: unknown) => v.is(schema, value);
  return fc.sample(made, { numRuns: 100, seed: 1 }).some(isGood) ? made.filter(isGood) : made;
}

/** JSON of the shape that a schema asks for. */
export function shapedLike(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  return inputOf(schema);
}

/** Values that a schema accepts, as it hands them out. */
export function acceptedBy<Schema extends v.GenericSchema>(
  schema: Schema,
): fc.Arbitrary<v.InferOutput<Schema>> {
  return shapedLike(schema)
    .map((input) => v.safeParse(schema, input))
    .filter((read) => read.success)
    .map((read) => read.output);
}
