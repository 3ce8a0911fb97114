import type { FieldItem, FieldProblem, FieldValue } from '@dasturxon/core/drafts';
import { formatDate, formatNumber } from '@dasturxon/core/format';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '@dasturxon/core/kernel';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useDraft } from './draft-context.ts';

/** What to do about a value that cannot be saved. */
const PROBLEM_LABELS: Readonly<Record<FieldProblem, MessageDescriptor>> = {
  invalid: msg`This value cannot be saved.`,
  tooLong: msg`The text is too long.`,
  price: msg`Write a whole price in soʻm.`,
  number: msg`This number is out of range.`,
  mxik: msg`A MXIK has 17 digits.`,
  packageCode: msg`A package code has up to 20 digits.`,
  noMxik: msg`A package code needs a MXIK.`,
  barcode: msg`A barcode has 4 to 14 digits.`,
  link: msg`Write a link that begins with https://`,
  picture: msg`Choose a picture, or write its link that begins with https://`,
  phone: msg`Write a phone number.`,
  color: msg`Write a colour as # and six digits or letters A to F.`,
  token: msg`Copy it as the service shows it, without spaces.`,
  serviceMissing: msg`Leave at least one service on: delivery, pick-up or at the table.`,
  paymentMissing: msg`Leave at least one way to pay on.`,
  time: msg`Write a time, as 10:00.`,
  hours: msg`Complete the hours, and let them not run into each other.`,
  days: msg`Complete the special days: a date, and hours or a day off.`,
  photos: msg`A branch has at most 6 photos.`,
  lastOrder: msg`Write 0 to 180 minutes.`,
  languageMissing: msg`Leave at least one language on.`,
  border: msg`Draw a border of three points or more that does not cross itself.`,
  overlap: msg`The zone overlaps another one.`,
  city: msg`Choose a city.`,
  branch: msg`Choose a branch in the zone’s city.`,
  address: msg`Write the address.`,
  place: msg`Choose the place on the map.`,
  noHours: msg`Switch on a service, and give it hours on at least one day.`,
  openOrders: msg`The branch has open orders. Finish them first.`,
  category: msg`Choose a category that is in the menu.`,
  group: msg`Choose a group that is in the menu.`,
  inUse: msg`Move or remove the dishes of this category first.`,
  fees: msg`Complete the steps: each begins at another value.`,
  code: msg`Write a code of at most 64 letters and digits.`,
  slides: msg`Add a slide, and give each a picture.`,
  codeTaken: msg`Another promotion has this code.`,
  day: msg`Write a day.`,
  period: msg`The last day is before the first.`,
  percent: msg`No more than 100 percent.`,
  noDiscount: msg`Write what the promotion takes off.`,
  noDishes: msg`Choose the dishes or categories that it is about.`,
  noName: msg`Write a name.`,
  options: msg`Give each option a name, and whole prices and numbers.`,
  tooFewOptions: msg`The group asks for more than its options give, or its most is below its fewest.`,
  asked: msg`Take the group off its dishes first.`,
  unknownGroup: msg`A modifier group of this dish is not there any more.`,
  lines: msg`Write fewer lines, of at most 40 characters each.`,
  counts: msg`The most is less than the fewest.`,
  noCombo: msg`Choose how the combo is priced, or take its discount off.`,
  pictures: msg`A dish has at most 10 pictures.`,
  chairs: msg`A table has 1 to 100 chairs.`,
  usedGroup: msg`Move the categories of this group first.`,
  usedCity: msg`Move or hide the branches of this city, and remove its zones first.`,
  nameMissing: msg`Write a name in Russian, Uzbek or English.`,
};

/** The label of a field, and the language where it is a text. The longest known name wins. */
export function partsOf(name: string, labels: Readonly<Record<string, MessageDescriptor>>) {
  const [own = '', member] = name.split('.');
  const label = labels[name] ?? labels[own];
  return { label, own, language: isLanguage(member) ? member : null };
}

type Row = Exclude<FieldItem, string | number | boolean | null | number[]>;
const isRow = (item: FieldItem): item is Row =>
  typeof item === 'object' && item !== null && !Array.isArray(item);
/** The members of rows in the order that they are read. */
const KEYS = [
  'date',
  'type',
  'weekName',
  'open',
  'close',
  'value',
  'isDayOff',
  'fromSum',
  'fromMetres',
  'price',
  'count',
  'of',
  'id',
];

/** An option or a slide by its first text and its price. */
function titledRow(row: Row): string {
  const text = LANGUAGES.map((language) => row[language]).find(
    (one) => typeof one === 'string' && one !== '',
  );
  const price = row['price'];
  return [text ?? '…', typeof price === 'number' && price > 0 ? formatNumber(price, { nbsp: true }) : '']
    .filter(Boolean)
    .join(' ');
}

/** A moment as the wire has it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

/** The texts of fields, of their values and of what is wrong with them. */
export function useFieldTexts() {
  const { t, i18n } = useLingui();
  const { labels, zone } = useDraft();
  const field = (name: string): string => {
    const { label, own, language } = partsOf(name, labels.fields);
    const text = label ? i18n._(label) : own;
    if (language === null) return text;
    const shownLanguage = LANGUAGE_NAMES[language];
    return t`${text}, ${shownLanguage}`;
  };
  const named = (shown: string | null, name: string): string | null => {
    const own = labels.names?.get(`${name}:${shown}`);
    if (own !== undefined) return own;
    const label = labels.values[`${name}:${shown}`] ?? labels.values[String(shown)];
    if (label) return i18n._(label);
    return isLanguage(shown) ? LANGUAGE_NAMES[shown] : null;
  };
  const member = (row: Row, key: string, name: string): string[] => {
    const own = row[key];
    if (typeof own === 'number') return [formatNumber(own, { nbsp: true })];
    if (typeof own !== 'boolean') return own === null || own === undefined ? [] : [named(own, name) ?? own];
    const label = own ? labels.values[key] : undefined;
    return label ? [i18n._(label)] : [];
  };
  const item = (shown: FieldItem, name: string): string =>
    isRow(shown) && 'uz' in shown
      ? titledRow(shown)
      : isRow(shown)
        ? KEYS.filter((key) => key in shown)
            .flatMap((key) => member(shown, key, name))
            .join(' ')
        : (named(String(shown), name) ?? String(shown));
  const listText = (shown: readonly FieldItem[], name: string): string => {
    const count = shown.length;
    // A border is a list of points.
    if (Array.isArray(shown[0])) return t`${plural(count, { one: '# point', other: '# points' })}`;
    return shown.map((one) => item(one, name)).join(', ') || t`none`;
  };
  /** A value as it is read. `name`: the field, for values of a closed list. */
  const value = (shown: FieldValue, name: string): string => {
    if (shown === null || shown === '') return named(null, name) ?? '—';
    if (typeof shown === 'boolean') return shown ? t`Yes` : t`No`;
    if (typeof shown === 'number') return formatNumber(shown, { nbsp: true });
    if (typeof shown === 'string')
      return named(shown, name) ?? (MOMENT.test(shown) ? formatDate(shown, { time: true }, zone) : shown);
    return listText(shown, name);
  };
  const problem = (of: FieldProblem | null): string => (of === null ? '' : i18n._(PROBLEM_LABELS[of]));
  return { field, value, problem };
}
