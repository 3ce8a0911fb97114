import { expect, test } from 'vitest';

import { createBotUpdates } from './bot-updates.ts';

async function numbersAt(time: string, count: number): Promise<number[]> {
  const updates = createBotUpdates(() => new Date(time), fetch);
  for (let sent = 0; sent < count; sent += 1) updates.send('bot', { message: {} });
  return (await updates.take('bot', 0, 0)).map((update) => update.update_id);
}

test('T74 a sandbox that was started anew repeats no number, which its server would take for a double', async () => {
  const before = await numbersAt('2026-03-02T09:00:00Z', 50);
  const after = await numbersAt('2026-03-02T09:00:06Z', 50);
  expect(before.at(-1)).toBeLessThan(after[0]!);
  expect(before[0]).toBeGreaterThan(0);
  expect(await numbersAt('2030-01-01T00:00:00Z', 1)).toSatisfy(([id]: number[]) => id! < 2 ** 31);
});
