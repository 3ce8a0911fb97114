import * as v from 'valibot';

import { flag, MoneyAmount } from '../../../kernel/wire.ts';
import { COMMENT_MAX } from '../../../validation/bounds.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const readShift = request({ summary: 'The running shift of a branch', params: IdParam });

export const listShifts = request({ summary: 'The closed shifts of a branch', params: IdParam });

export const closeShift = request({
  summary: 'Close the shift of a branch',
  params: IdParam,
  body: v.strictObject({
    /** The number of the shift and its expected cash as the person saw them; others are `shift.changed`. */
    number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    expected: v.pipe(v.number(), v.safeInteger()),
    counted: MoneyAmount,
    leftInTill: MoneyAmount,
    note: v.optional(typedText(COMMENT_MAX), ''),
    acceptsLeftovers: flag(),
  }),
});
