import * as v from 'valibot';
import { expect, test } from 'vitest';

import { boardSilence, nextSilenceLook, SilenceTimes } from './board-silence.ts';

const times = v.parse(SilenceTimes, {});
const seenAt = new Date('2026-05-13T14:00:00.000Z');
const after = (seconds: number) => new Date(seenAt.getTime() + seconds * 1000);

test.each([
  [0, 'ALIVE', 90],
  [89, 'ALIVE', 90],
  [90, 'SILENT', 120],
  [119, 'SILENT', 120],
  [120, 'WARN', 600],
  [599, 'WARN', 600],
  [600, 'PAUSE', null],
] as const)('BO-79 after %i s without a sign of life a branch is %s', (seconds, state, next) => {
  const about = { seenAt, now: after(seconds), times };
  expect(boardSilence(about)).toBe(state);
  expect(nextSilenceLook(about)).toEqual(next === null ? null : after(next));
});

test('BO-79 a branch that is never paused stays warned', () => {
  const never = { seenAt, now: after(5_000), times: { warnAfter: 120, pauseAfter: 0 } };
  expect(boardSilence(never)).toBe('WARN');
  expect(nextSilenceLook(never)).toBeNull();
});
