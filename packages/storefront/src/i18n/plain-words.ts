import { msg } from '@lingui/core/macro';

/** Words that are used without a component around them. */
export const PLAIN_WORDS = { price: msg`${'amount'} so'm` };
