import type { HideReason } from '@dasturxon/core/staff';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why a review is hidden from guests. */
export const HIDE_LABELS: Readonly<Record<HideReason, MessageDescriptor>> = {
  INSULT: msg`Insults or threats`,
  PERSONAL: msg`Names a person or a phone`,
  NOT_ABOUT_US: msg`Not about this restaurant`,
  ADVERTISING: msg`Advertising`,
};
