import * as v from 'valibot';

import { TITLE_MAX } from '../../../validation/bounds.ts';
import { orNull } from '../../../kernel/wire.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const getCardForm = request({
  summary: 'Where the browser sends a card',
});

export const listCards = request({
  summary: 'Saved cards',
});

export const saveCard = request({
  summary: 'Save a card by the token of the payment provider',
  body: v.strictObject({
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)),
    name: orNull(typedText(TITLE_MAX)),
  }),
});

export const confirmCard = request({
  summary: 'Mark a card as verified',
  params: IdParam,
  body: v.optional(
    v.strictObject({ token: orNull(v.pipe(v.string(), v.minLength(1), v.maxLength(1024))) }),
    {},
  ),
});

export const removeCard = request({
  summary: 'Forget a card',
  params: IdParam,
});
