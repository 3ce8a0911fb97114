import * as v from 'valibot';

import { TypedCode } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const readBrandDeletion = request({ summary: 'The planned deletion of the brand' });

export const askBrandDeletion = request({
  summary: 'Plan the deletion of the brand in 30 days',
  body: v.strictObject({
    /** The name of the brand in one of its languages. */
    name: v.pipe(v.string(), v.maxLength(200)),
    /** A code of the second factor. */
    code: TypedCode,
  }),
});

export const callOffBrandDeletion = request({ summary: 'Call off the deletion of the brand' });
