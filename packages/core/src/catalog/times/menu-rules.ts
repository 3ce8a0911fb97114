import { DAY_MINUTES, parseClockTime } from '../../branch/clock-time.ts';
import { WEEKDAYS, type Weekday } from '../../kernel/weekday.ts';
import type { MenuMoment } from './menu-moment.ts';
import type { MenuRule } from './menu-rule.schema.ts';
import type { Product } from '../product.schema.ts';

type Span = { from: number; until: number };
type Named = Pick<Product, 'id' | 'categoryId'>;

const DAYS = WEEKDAYS.length;

/** Minutes of a rule after the midnight of its day; `until` may lie on the next day. Equal times are a whole day. */
function spanOf(rule: Pick<MenuRule, 'from' | 'until'>): Span {
  const from = parseClockTime(rule.from) ?? 0;
  const until = parseClockTime(rule.until) ?? DAY_MINUTES;
  return { from, until: until > from ? until : until + DAY_MINUTES };
}

const isOn = ({ days }: Pick<MenuRule, 'days'>, weekday: Weekday) =>
  days.length === 0 || days.includes(weekday);

const dayAfter = (weekday: Weekday, days: number): Weekday =>
  WEEKDAYS[(WEEKDAYS.indexOf(weekday) + days + DAYS) % DAYS]!;

/** Whether days and hours hold at a moment. */
export function holdsAt(
  rule: Pick<MenuRule, 'days' | 'from' | 'until'>,
  { weekday, minute }: MenuMoment,
): boolean {
  const { from, until } = spanOf(rule);
  if (isOn(rule, weekday) && from <= minute && minute < until) return true;
  return isOn(rule, dayAfter(weekday, -1)) && minute + DAY_MINUTES < until;
}

/** The rules of a kind that name a dish, in the order of their priority. */
function rulesOf(product: Named, rules: readonly MenuRule[], kind: MenuRule['kind']): MenuRule[] {
  return rules
    .filter(
      (rule) =>
        rule.isActive &&
        rule.kind === kind &&
        (rule.productIds.includes(product.id) ||
          (product.categoryId !== null && rule.categoryIds.includes(product.categoryId))),
    )
    .toSorted((one, other) => one.priority - other.priority);
}

/** The hours of a dish: those of its first priority, any of which sells it. Without any it is always sold. */
function hoursOf(product: Named, rules: readonly MenuRule[]): MenuRule[] {
  const hours = rulesOf(product, rules, 'HOURS');
  return hours.filter(({ priority }) => priority === hours[0]?.priority);
}

/**
 * A dish as it is sold at a moment (B21): outside its hours it is not available, and the first price rule that holds lowers
 * its price. A rule never makes a dish dearer. What no rule changes keeps its identity.
 */
export function productAt<Some extends Product>(
  product: Some,
  rules: readonly MenuRule[],
  at: MenuMoment,
): Some {
  const hours = hoursOf(product, rules);
  const isOff = product.isAvailable && hours.length > 0 && !hours.some((rule) => holdsAt(rule, at));
  const off = rulesOf(product, rules, 'PRICE').find((rule) => holdsAt(rule, at))?.discount ?? 0;
  if (!isOff && off <= product.discount) return product;
  return {
    ...product,
    isAvailable: product.isAvailable && !isOff,
    discount: Math.max(product.discount, off),
  };
}

/** When a dish can be ordered next: days from now, and minutes after that day's midnight. */
export type NextSale = { days: number; weekday: Weekday; minute: number };

/** When the hours of a dish begin next; null for one that is sold now, or never. */
export function nextSale(product: Named, rules: readonly MenuRule[], at: MenuMoment): NextSale | null {
  const hours = hoursOf(product, rules);
  if (hours.some((rule) => holdsAt(rule, at))) return null;
  for (let days = 0; days <= DAYS; days++) {
    const weekday = dayAfter(at.weekday, days);
    const begins = hours
      .filter((rule) => isOn(rule, weekday))
      .map((rule) => spanOf(rule).from)
      .filter((from) => days > 0 || from > at.minute);
    if (begins.length > 0) return { days, weekday, minute: Math.min(...begins) };
  }
  return null;
}

/** Minutes until a rule may begin or end; at most until midnight. */
export function minutesToChange(
  rules: readonly Pick<MenuRule, 'from' | 'until'>[],
  { minute }: MenuMoment,
): number {
  const edges = rules.flatMap((rule) => {
    const { from, until } = spanOf(rule);
    return [from, until % DAY_MINUTES];
  });
  return Math.min(DAY_MINUTES, ...edges.filter((edge) => edge > minute)) - minute;
}
