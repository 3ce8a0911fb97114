/** The storefront's shells that guests order from. */
export const SHELLS = ['WEB', 'TELEGRAM', 'CLICK'] as const;
export type Shell = (typeof SHELLS)[number];

/** What a guest does on the provider's page. `decline` is followed by a change to cash. */
export type Deed = 'pay' | 'twice' | 'late' | 'decline';

/** How an order is meant to end: handed over, cancelled by its guest, rejected, or cancelled while it is cooked. */
export type Fate = 'serve' | 'guest cancels' | 'reject' | 'cancel while cooking';

/** Where the order is answered; `both`: on the board and in the group at the same moment. */
export type AnsweredIn = 'board' | 'group' | 'both';

/** One order of the evening. Times are in simulated seconds; `at` counts from the beginning. */
export type Plan = {
  index: number;
  at: number;
  shell: Shell;
  service: 'PICK_UP' | 'DELIVERY';
  payment: 'CASH' | 'PAYME' | 'CLICK' | 'CLICK_MINI_APP';
  deed: Deed;
  fate: Fate;
  answeredIn: AnsweredIn;
  count: number;
  answerAfter: number;
  cookFor: number;
  bringFor: number;
};

export type Random = () => number;

/** Seeded random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks by weight: `[['a', 3], ['b', 1]]` gives `a` three times of four. */
function pick<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let rest = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    rest -= weight;
    if (rest < 0) return choice;
  }
  return choices.at(-1)![0];
}

/** Orders arrive until here, in simulated seconds; the rest of the half hour is for serving them. */
const LAST_ORDER_S = 24 * 60;

/** How it is paid; the Click app offers its own payment besides cash. */
function planPayment(random: Random, shell: Shell): Plan['payment'] {
  if (shell === 'CLICK')
    return pick(random, [
      ['CASH', 4],
      ['CLICK_MINI_APP', 6],
    ]);
  return pick(random, [
    ['CASH', 4],
    ['PAYME', 3],
    ['CLICK', 3],
  ]);
}

function planOrder(random: Random, index: number): Plan {
  const shell = SHELLS[index % SHELLS.length]!;
  const between = (from: number, to: number) => Math.round(from + random() * (to - from));
  return {
    index,
    at: between(0, LAST_ORDER_S),
    shell,
    service: pick(random, [
      ['PICK_UP', 1],
      ['DELIVERY', 1],
    ]),
    payment: planPayment(random, shell),
    deed: pick(random, [
      ['pay', 12],
      ['twice', 4],
      ['late', 2],
      ['decline', 2],
    ]),
    fate: pick(random, [
      ['serve', 40],
      ['guest cancels', 4],
      ['reject', 4],
      ['cancel while cooking', 3],
    ]),
    answeredIn: pick(random, [
      ['board', 2],
      ['group', 2],
      ['both', 1],
    ]),
    count: between(1, 4),
    answerAfter: between(10, 60),
    cookFor: between(60, 240),
    bringFor: between(60, 240),
  };
}

/** The orders of an evening, earliest first. The same seed plans the same evening. */
export function planEvening(seed: number, orders: number): Plan[] {
  const random = seededRandom(seed);
  const plans = Array.from({ length: orders }, (_, index) => planOrder(random, index));
  return plans.toSorted((one, other) => one.at - other.at);
}
