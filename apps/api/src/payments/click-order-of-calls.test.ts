import { beforeAll, expect, test } from 'vitest';

import { aClickId, anOrderForClick, CLICK_ACCOUNT, clickCaller } from '../testing/click-caller.ts';
import { attemptsIn } from '../testing/money.ts';
import { aPayingBrand } from '../testing/paying.ts';
import { AMOUNT, orderOf } from '../testing/payme-caller.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CLICK'], { CLICK: CLICK_ACCOUNT }) });
  guest = await osh.person();
});

const CALLS = ['prepare', 'complete', 'fail', 'prepare again', 'complete short'] as const;
type Call = (typeof CALLS)[number];
type State = 'none' | 'begun' | 'paid' | 'failed';

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}

/** Click's rules written out once more: the state after a call, and the code that it is answered with. */
function next(state: State, call: Call): [state: State, code: number] {
  if (call === 'prepare' || call === 'prepare again') {
    if (state === 'none' || state === 'begun') return ['begun', 0];
    return [state, state === 'paid' ? -4 : -9];
  }
  if (state === 'none') return [state, -6];
  if (state === 'failed') return [state, -9];
  if (call === 'fail') return [state === 'paid' ? 'paid' : 'failed', -9];
  if (state === 'paid') return [state, -4];
  return call === 'complete' ? ['paid', 0] : [state, -2];
}

test('T46 I27 all 120 orders of Click’s calls get Click’s codes and end in one state, with books that agree', async () => {
  const click = clickCaller(osh);
  const failures: string[] = [];
  for (const order of permutations(CALLS)) {
    const { id, number } = await anOrderForClick(guest);
    const about = { click_trans_id: aClickId(), merchant_trans_id: number };
    let prepareId = 999_999_999;
    const prepare = async () => {
      const answer = await click.prepare(about);
      prepareId = answer.merchant_prepare_id ?? prepareId;
      return answer.error;
    };
    const complete = async (change: Record<string, string | number>) =>
      (await click.complete({ ...about, merchant_prepare_id: prepareId, ...change })).error;
    const calls: Record<Call, () => Promise<number>> = {
      prepare,
      'prepare again': prepare,
      complete: () => complete({}),
      'complete short': () => complete({ amount: '300' }),
      fail: () => complete({ error: -5017 }),
    };
    let state: State = 'none';
    for (const call of order) {
      const [after, code] = next(state, call);
      const said = await calls[call]();
      if (said !== code) failures.push(`${order.join()}: ${call} said ${said} instead of ${code}`);
      state = after;
    }
    const { isPaid } = await orderOf(guest, id);
    const held = (await attemptsIn(osh, id)).reduce(
      (sum, one) => sum + (one.state === 'PAID' ? one.amount - one.refunded : 0),
      0,
    );
    if (isPaid !== (state === 'paid') || held !== (isPaid ? AMOUNT : 0))
      failures.push(`${order.join()}: ${state}, paid ${isPaid}, ${held} held`);
  }
  expect(failures).toEqual([]);
});
