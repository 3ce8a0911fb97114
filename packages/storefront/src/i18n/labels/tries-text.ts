import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The text below a rejected code: its remaining tries (D29); null if unknown. */
export function useTriesText(triesLeft: number | null): string | null {
  const { t } = useLingui();
  if (triesLeft === null) return null;
  if (triesLeft === 0) return t`This code no longer works. Ask for another one.`;
  const shown = String(triesLeft);
  return t`${plural(triesLeft, { one: `${shown} try left`, other: `${shown} tries left` })}`;
}
