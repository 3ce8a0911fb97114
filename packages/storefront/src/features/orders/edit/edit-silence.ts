import { afterSilence, type IfMissing, type LineChange } from '@dasturxon/core/order';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const SILENCE = {
  NOTHING: msg`Without your answer nothing changes.`,
  REMOVE: msg`Without your answer the missing dishes are removed, as you chose.`,
  CANCEL: msg`Without your answer the order is cancelled, as you chose.`,
} as const;

/** What becomes of the order if its guest does not answer. */
export const silenceText = (choice: IfMissing | null, changes: readonly LineChange[]): MessageDescriptor =>
  SILENCE[afterSilence(choice, changes)];
