import { createHash } from 'node:crypto';

import {
  errorsToConfirm,
  type PublicationFinding,
  type PublicationFindings,
} from '@dasturxon/core/brand-doctor';
import type { FieldChange } from '@dasturxon/core/drafts';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import type { EditedArea, Examiner } from './edited-area.ts';

/** Findings that are shown; the counts are of all. */
const MOST_SHOWN = 200;

/** Findings as the back office reads them, with what confirms their errors. */
export function shownFindings(all: readonly PublicationFinding[]): PublicationFindings {
  const errors = errorsToConfirm(all);
  return {
    findings: all.slice(0, MOST_SHOWN).map((one) => ({ ...one, facts: { ...one.facts } })),
    errorCount: errors.length,
    warningCount: all.length - errors.length,
    confirmation:
      errors.length === 0 ? null : createHash('sha256').update(JSON.stringify(errors)).digest('hex'),
  };
}

/** Looks at what the transaction has written, and throws where it may not be published so. */
export type Look = (changes: readonly FieldChange[]) => Promise<void>;

type Asked = { edited: EditedArea; confirmed: string | undefined };

/**
 * Call it before changes are written. What it returns throws draft.unconfirmed, with the findings, where they have errors that
 * were not confirmed (BO-430): the caller saw none, or others.
 */
export async function beginLook(ctx: Examiner, tx: Tx, { edited, confirmed }: Asked): Promise<Look> {
  const examination = await edited.examine?.(ctx, tx, edited.area);
  return async (changes) => {
    if (!examination) return;
    const shown = shownFindings(await examination(changes));
    if (shown.confirmation !== null && shown.confirmation !== confirmed)
      throw apiError('draft.unconfirmed', shown);
  };
}
