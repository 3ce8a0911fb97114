import { Notice } from '@dasturxon/admin-ui/notice';

import { useCallError } from '../../board/use-call-error.ts';
import { AcceptUntested, untestedProviders } from '../../connections/accept-untested.tsx';

type Props = {
  error: Error | null;
  isPending: boolean;
  /** Publishes all the same, with what was typed. */
  onAccept: (typed: string) => void;
  onLeave: () => void;
};

/** Why something was not published; for an account that is not tested the question whether to offer it all the same. */
export function PublishTrouble({ error, ...question }: Props) {
  const providers = untestedProviders(error);
  const failed = useCallError(providers ? null : error);
  if (providers) return <AcceptUntested providers={providers} {...question} />;
  return failed === '' ? null : <Notice tone="bad">{failed}</Notice>;
}
