import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A price that grows with the guest's choices: "from 45 000 UZS". `price` is the formatted price. */
export const fromPrice = (i18n: I18n, price: string): string => i18n._(msg`from ${price}`);
