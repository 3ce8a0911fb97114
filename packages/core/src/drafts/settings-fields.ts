import * as v from 'valibot';

import { FlatSettings, SETTING_GROUPS } from '../merchant/flat-settings.schema.ts';
import {
  CashbackTierText,
  ReferralPromo,
  ReferralsPerMonth,
  StampCardText,
  TIER_DAYS_AT_MOST,
} from '../merchant/order-settings.schema.ts';
import { SMS_GATEWAYS } from '../merchant/merchant.schema.ts';
import {
  DigitsId,
  GtmId,
  HostName,
  HttpsLink,
  PhoneText,
  PicturePath,
  SettingColor,
  SettingsContact,
  TextLine,
  Token,
} from '../merchant/setting-values.ts';
import { LocalizedText } from '../kernel/localized-text.ts';
import { Id } from '../kernel/wire.ts';
import {
  choice,
  type FieldProblem,
  type FieldValue,
  flag,
  listRule,
  LONGEST,
  Percent,
  Price,
  type Rule,
  type Rules,
  rule,
  texts,
} from './field-rule.ts';

/** What names the brand itself: staff do not change it. */
const FIXED: readonly string[] = ['merchantId', 'domain'];
/** Entries of a list of settings. */
const MOST_ENTRIES = 20;

const PROBLEMS = new Map<unknown, FieldProblem>([
  [PicturePath, 'picture'],
  [HttpsLink, 'link'],
  [PhoneText, 'phone'],
  [SettingColor, 'color'],
  [TextLine, 'tooLong'],
  [DigitsId, 'token'],
  [GtmId, 'token'],
  [Token, 'token'],
  [HostName, 'invalid'],
  [Id, 'invalid'],
]);

const entriesOf = (item: v.GenericSchema) => v.pipe(v.array(item), v.maxLength(MOST_ENTRIES));
/** Lists are edited entry by entry, so a draft takes good entries alone. */
const LISTS: Readonly<Record<string, v.GenericSchema>> = {
  contacts: entriesOf(SettingsContact),
  'yandexMetrics.keys': entriesOf(Token),
};

// A rule keeps values of any schema; each of these holds texts, numbers, switches or rows of texts.
const valued = (schema: v.GenericSchema) => schema as Rule['schema'];
const isObject = (schema: v.GenericSchema): schema is v.ObjectSchema<v.ObjectEntries, undefined> =>
  schema.type === 'object';
const isNullable = (schema: v.GenericSchema): schema is v.NullableSchema<v.GenericSchema, undefined> =>
  schema.type === 'nullable';
const isPicklist = (schema: v.GenericSchema): schema is v.PicklistSchema<readonly string[], undefined> =>
  schema.type === 'picklist';

function ruleOf(name: string, strict: v.GenericSchema): Rule {
  const list = LISTS[name];
  if (list) return listRule('invalid', valued(list));
  const inner = isNullable(strict) ? strict.wrapped : strict;
  if (inner.type === 'boolean') return flag;
  if (isPicklist(inner)) return choice(inner.options, { isNullable: inner !== strict });
  return rule(PROBLEMS.get(inner) ?? 'invalid', valued(strict));
}

/** The rules of one setting; an object is one field per member, a text one per language. */
function rulesOf(name: string, entry: unknown): Rules {
  // Every setting is made by `field`, which keeps the schema without its default.
  const { strict } = entry as { strict: v.GenericSchema };
  if (strict === LocalizedText) return texts(name, LONGEST.description);
  if (!isObject(strict)) return { [name]: ruleOf(name, strict) };
  return Object.fromEntries(
    Object.entries(strict.entries).flatMap(([member, own]) =>
      Object.entries(rulesOf(`${name}.${member}`, own)),
    ),
  );
}

const namesOf = (names: readonly string[]): string[] =>
  names
    .filter((name) => !FIXED.includes(name))
    .flatMap((name) => Object.keys(rulesOf(name, FlatSettings.entries[name as keyof FlatSettings])));

/** A group of the settings editor. */
export type SettingGroup = keyof typeof SETTING_GROUPS;

/** The edited settings by group, in the order of the wire's fields: a new setting is in its group by itself. */
export const SETTING_FIELDS = Object.fromEntries(
  Object.entries(SETTING_GROUPS).map(([group, entries]) => [group, namesOf(Object.keys(entries))]),
  // Object.fromEntries loses the names.
) as unknown as Readonly<Record<SettingGroup, readonly string[]>>;

const SERVICES = ['DELIVERY', 'PICK_UP', 'DINE_IN'];
const TierDays = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TIER_DAYS_AT_MOST));
const startsWith = choice(SERVICES, { isNullable: true });
/** A browser key of the maps: printable, without spaces. */
const BrowserKey = v.pipe(v.string(), v.trim(), v.regex(/^[\x21-\x7e]{1,200}$/));

/** The fields of a brand's settings that a draft may change, with what each holds. */
export const BRAND_FIELDS = {
  settings: Object.assign(
    {},
    ...Object.entries(FlatSettings.entries)
      .filter(([name]) => !FIXED.includes(name))
      .map(([name, entry]) => rulesOf(name, entry)),
  ) as Rules,
  orderSettings: {
    minimalDeliveryPrice: rule('price', Price),
    isServiceFeeEnabled: flag,
    serviceFeeAmount: rule('price', Price),
    isServiceFeeFreeAboveThreshold: flag,
    serviceFeeThreshold: rule('price', Price),
    cashbackPercent: rule('number', Percent),
    cashbackTiers: listRule('invalid', valued(entriesOf(CashbackTierText))),
    cashbackTierDays: rule('number', TierDays),
    stampCards: listRule('invalid', valued(entriesOf(StampCardText))),
    referralReward: rule('price', Price),
    referralWelcome: rule('price', Price),
    referralMinimum: rule('price', Price),
    referralsPerMonth: rule('number', ReferralsPerMonth),
    referralPromo: rule('code', ReferralPromo),
    isHandoverProven: flag,
    webDefaultDeliveryType: startsWith,
    botDefaultDeliveryType: startsWith,
    appDefaultDeliveryType: startsWith,
  },
  brand: {
    ...texts('name', LONGEST.name),
    smsGateway: choice(SMS_GATEWAYS, { isNullable: true }),
    yandexMapKey: rule('token', v.nullable(BrowserKey)),
  },
} satisfies Record<string, Rules>;

type Fields = Readonly<Record<string, FieldValue>>;

const SERVICE_SWITCHES = ['deliveryActive', 'pickupActive', 'dineInActive'];
const isNoneOn = (fields: Fields, names: readonly string[]) => names.every((name) => fields[name] !== true);

/** What keeps settings from being published as a whole: guests need a service, a way to pay and a language. */
export function settingsProblems(fields: Fields): { field: string; problem: FieldProblem }[] {
  const languages = SETTING_FIELDS.languages.filter((name) => name.endsWith('Active'));
  const groups = [
    { names: SERVICE_SWITCHES, problem: 'serviceMissing' },
    { names: SETTING_FIELDS.payments, problem: 'paymentMissing' },
    { names: languages, problem: 'languageMissing' },
  ] as const;
  return groups
    .filter(({ names }) => isNoneOn(fields, names))
    .map(({ names, problem }) => ({ field: names[0]!, problem }));
}
