import { wrongRules } from '@dasturxon/core/connections';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { rulesOf, typedRules } from './rule-fields.ts';

const RULES = {
  answerTimes: { RING_AGAIN: 60, REMIND: 180, ESCALATE: 300, CANCEL: 600 },
  pause: { unanswered: 2, withinMinutes: 15, inARow: 3, pauseMinutes: 30 },
  silence: { warnAfter: 120, pauseAfter: 600 },
};

describe('BO-370 the typed rules of a branch', () => {
  test('times are minutes, with a comma or a point', () => {
    const typed = typedRules(RULES);
    expect(typed.answerTimes).toEqual({ RING_AGAIN: '1', REMIND: '3', ESCALATE: '5', CANCEL: '10' });
    const half = rulesOf({ ...typed, silence: { warnAfter: ' 1,5', pauseAfter: '7.25' } });
    expect(half.silence).toEqual({ warnAfter: 90, pauseAfter: 435 });
  });

  test('every whole second is shown and saved again unchanged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (pauseAfter) => {
        const rules = { ...RULES, silence: { warnAfter: 120, pauseAfter } };
        expect(rulesOf(typedRules(rules))).toEqual(rules);
      }),
    );
  });

  test.each(['', 'soon', '-1', '1e3', '1.5.2'])('“%s” is no number of minutes', (text) => {
    const typed = typedRules(RULES);
    const rules = rulesOf({ ...typed, silence: { ...typed.silence, warnAfter: text } });
    expect(wrongRules(rules)).toEqual(['silence']);
  });

  test('each wrong part is named, and no other', () => {
    const typed = typedRules(RULES);
    expect(wrongRules(RULES)).toEqual([]);
    const late = { ...typed, answerTimes: { ...typed.answerTimes, REMIND: '1' } };
    expect(wrongRules(rulesOf(late))).toEqual(['answerTimes']);
    const halved = { ...late, pause: { ...typed.pause, unanswered: '1.5' } };
    expect(wrongRules(rulesOf(halved))).toEqual(['answerTimes', 'pause']);
  });
});
