import { setImmediate as settled } from 'node:timers/promises';

import { beforeAll, describe, expect, test } from 'vitest';

import { countOrders, key, pickUp, place } from '../testing/order-bodies.ts';
import { aRunningApi, type Scene } from '../testing/scene.ts';
import { fairShare } from './fair-share.ts';

describe('T11 work by merchants', () => {
  test('a merchant has a limit of parallel work, in order of arrival, and another does not wait for it', async () => {
    const share = fairShare({ alone: 2, besideOthers: 2, waitingAtMost: 10 });
    const started: string[] = [];
    const finish: (() => void)[] = [];
    const slow = (name: string) => () =>
      new Promise<void>((resolve) => {
        started.push(name);
        finish.push(resolve);
      });
    const storm = ['one', 'two', 'three', 'four'].map((name) => share('storm', slow(name)));
    expect(await share('calm', async () => 'at once')).toBe('at once');
    expect(started).toEqual(['one', 'two']);
    for (let n = 0; n < 4; n += 1) {
      finish[n]?.();
      await storm[n];
    }
    expect(started).toEqual(['one', 'two', 'three', 'four']);
  });

  test('a brand yields places as soon as another has work, and takes them back once that one is idle', async () => {
    let now = 0;
    const share = fairShare({ alone: 3, besideOthers: 1, clock: () => now });
    const finish: (() => void)[] = [];
    const storm = Array.from({ length: 8 }, () =>
      share('storm', () => new Promise<void>((resolve) => finish.push(resolve))),
    );
    const ended = async (nth: number) => {
      finish[nth]!();
      await storm[nth];
      await settled();
    };
    await settled();
    expect(finish).toHaveLength(3);
    await share('calm', async () => undefined);
    await ended(0);
    await ended(1);
    expect(finish).toHaveLength(3);
    await ended(2);
    expect(finish).toHaveLength(4);
    now = 5_000;
    await ended(3);
    expect(finish).toHaveLength(7);
    for (const nth of [4, 5, 6, 7]) await ended(nth);
    expect(await share('storm', async () => 'free')).toBe('free');
  });

  test('work beyond the queue’s limit is refused, failed work frees its place', async () => {
    const share = fairShare({ alone: 1, besideOthers: 1, waitingAtMost: 1 });
    let fail: (() => void) | undefined;
    const failing = share('m', () => new Promise((_, reject) => (fail = () => reject(new Error('no')))));
    const waiting = share('m', async () => 'later');
    await expect(share('m', async () => 'too much')).rejects.toMatchObject({ code: '53300' });
    await settled();
    fail!();
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

  test('does not delay the guests of another, and its own excess gets a retryable error', async () => {
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
