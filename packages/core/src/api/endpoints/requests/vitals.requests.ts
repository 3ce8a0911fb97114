import * as v from 'valibot';

import { request } from '../../endpoint.ts';

/** Measurements of a page visit: the Web Vitals and their forerunners. */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
const TEN_MINUTES_MS = 600_000;

/** One measurement: milliseconds, but for CLS, which has no unit. */
export const Vital = v.strictObject({
  name: v.picklist(VITAL_NAMES),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(TEN_MINUTES_MS)),
});
export type Vital = v.InferOutput<typeof Vital>;

export const reportVitals = request({
  summary: 'A sampled visit reports its Web Vitals',
  body: v.strictObject({
    shell: v.picklist(['web', 'tg', 'click']),
    vitals: v.pipe(v.array(Vital), v.maxLength(VITAL_NAMES.length)),
  }),
});
