import { useLingui } from '@lingui/react/macro';

/** "4 of 5", for each of the five stars. */
export function useStarLabels(): readonly [string, string, string, string, string] {
  const { t } = useLingui();
  const starsText = (stars: number) => t`${stars} of 5`;
  return [starsText(1), starsText(2), starsText(3), starsText(4), starsText(5)];
}
