import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** What is said below a refused code: how often it can still be typed (D29); null where nobody knows. */
export function useTriesText(triesLeft: number | null): string | null {
  const { t } = useLingui();
  if (triesLeft === null) return null;
  if (triesLeft === 0) return t`This code no longer works. Ask for another one.`;
  const shown = String(triesLeft);
  return t`${plural(triesLeft, { one: `${shown} try left`, other: `${shown} tries left` })}`;
}
