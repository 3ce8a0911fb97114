import { useLingui } from '@lingui/react/macro';

/** "4 of 5", for each of the five stars. */
export function useStarWords(): readonly [string, string, string, string, string] {
  const { t } = useLingui();
  const say = (stars: number) => t`${stars} of 5`;
  return [say(1), say(2), say(3), say(4), say(5)];
}
