import { expect, test, vi } from 'vitest';

import { aloneOnDevice, onceOnDevice } from './alone-on-device.ts';

/** A tab that starts and stops a sound. Node has the same locks as browsers. */
function aTab() {
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  return { start, stop, leave: aloneOnDevice(start) };
}

test.runIf('locks' in navigator)('BO-70 of two tabs one rings, and the other takes over', async () => {
  const [first, second] = [aTab(), aTab()];
  await vi.waitFor(() => expect(first.start).toHaveBeenCalledOnce());
  expect(second.start).not.toHaveBeenCalled();
  first.leave();
  await vi.waitFor(() => expect(second.start).toHaveBeenCalledOnce());
  expect(first.stop).toHaveBeenCalledOnce();
  second.leave();
});

test.runIf('locks' in navigator)('BO-70 a tab that stops waiting never rings', async () => {
  const [first, second, third] = [aTab(), aTab(), aTab()];
  await vi.waitFor(() => expect(first.start).toHaveBeenCalledOnce());
  second.leave();
  first.leave();
  await vi.waitFor(() => expect(third.start).toHaveBeenCalledOnce());
  expect(second.start).not.toHaveBeenCalled();
  third.leave();
});

test.runIf('locks' in navigator)(
  'BO-400 of two tabs one plays an alert; the next alert sounds again',
  async () => {
    const play = vi.fn(() => new Promise<void>((resolve) => setImmediate(resolve)));
    await Promise.all([onceOnDevice('FAILED', play), onceOnDevice('FAILED', play)]);
    expect(play).toHaveBeenCalledOnce();
    await onceOnDevice('FAILED', play);
    expect(play).toHaveBeenCalledTimes(2);
  },
);
