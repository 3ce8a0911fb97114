import { beforeAll, describe, expect, test } from 'vitest';

import { countOrders, key, pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { fairShare } from './fair-share.ts';

describe('T11 work by merchants', () => {
  test('so much of one at once, in the order it came, and another does not wait for it', async () => {
    const share = fairShare(2, 10);
    const said: string[] = [];
    const finish: (() => void)[] = [];
    const slow = (name: string) => () =>
      new Promise<void>((resolve) => {
        said.push(name);
        finish.push(resolve);
      });
    const storm = ['one', 'two', 'three', 'four'].map((name) => share('storm', slow(name)));
    expect(await share('calm', async () => 'at once')).toBe('at once');
    expect(said).toEqual(['one', 'two']);
    for (let n = 0; n < 4; n += 1) {
      finish[n]?.();
      await storm[n];
    }
    expect(said).toEqual(['one', 'two', 'three', 'four']);
  });

  test('what comes when the line is full is refused, what fails gives its place up', async () => {
    const share = fairShare(1, 1);
    let fail: (() => void) | undefined;
    const failing = share('m', () => new Promise((_, reject) => (fail = () => reject(new Error('no')))));
    const waiting = share('m', async () => 'later');
    await expect(share('m', async () => 'too much')).rejects.toMatchObject({ code: '53300' });
    fail?.();
    await expect(failing).rejects.toThrow('no');
    expect(await waiting).toBe('later');
    expect(await share('m', async () => 'free')).toBe('free');
  });
});

/** More than may wait. */
const STORM = 1_500;

describe('T11 a storm at one brand', () => {
  let osh: Scene;
  let burger: Scene;
  beforeAll(async () => {
    osh = await aRunningApi();
    burger = await aRunningApi();
  });

  test('does not keep the guests of another waiting, and its own excess is told to come again', async () => {
    const [calm, stormy] = [await burger.person(), await osh.person()];
    let stormLeft = STORM;
    const post = async () => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${stormy.token}`,
        'Idempotency-Key': key(),
      };
      const init = { method: 'POST', headers, body: JSON.stringify(pickUp()) };
      const response = await osh.request('/orders/v1/orders', init);
      stormLeft -= 1;
      return response;
    };
    const storm = Array.from({ length: STORM }, post);
    expect((await place(calm, pickUp())).error).toBeNull();
    expect(stormLeft).toBeGreaterThan(500);
    const answers = await Promise.all(storm);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ status }) => status).filter((status) => status !== 503)).toEqual([]);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await countOrders(osh)).toBe(STORM - refused.length);
    expect(await countOrders(burger)).toBe(1);
  });
});
