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

type Written = { edited: EditedArea; changes: readonly FieldChange[]; confirmed: string | undefined };

/**
 * Throws draft.unconfirmed, with the findings, where changes that the transaction has written have errors that were not confirmed
 * (BO-430): the caller saw none, or others.
 */
export async function requireConfirmed(
  ctx: Examiner,
  tx: Tx,
  { edited, changes, confirmed }: Written,
): Promise<void> {
  if (!edited.examine) return;
  const shown = shownFindings(await edited.examine(ctx, tx, changes));
  if (shown.confirmation !== null && shown.confirmation !== confirmed)
    throw apiError('draft.unconfirmed', shown);
}
