import { Notice } from '@dasturxon/admin-ui/notice';

import { useCallError } from '../../board/use-call-error.ts';
import { AcceptUntested, untestedProviders } from '../../connections/accept-untested.tsx';
import { useDraft } from '../draft-context.ts';
import { ConfirmErrors, unconfirmed } from './confirm-errors.tsx';

/** What a person answers to a publication that asks: a typed text, or the confirmation of errors. */
export type Answer = { accept?: string; confirmed?: string };

type Props = {
  error: Error | null;
  isPending: boolean;
  /** Publishes all the same, with the answer. */
  onAccept: (answer: Answer) => void;
  onLeave: () => void;
};

/**
 * Why something was not published; for an account that is not tested the question whether to offer it all the same, for errors
 * that were not confirmed the question whether to publish them (BO-430).
 */
export function PublishTrouble({ error, onAccept, ...question }: Props) {
  const page = useDraft();
  const providers = untestedProviders(error);
  const found = unconfirmed(error);
  const failed = useCallError(providers || found ? null : error);
  if (found)
    return (
      <ConfirmErrors
        found={found}
        page={page}
        {...question}
        onConfirm={(confirmed) => onAccept({ confirmed })}
      />
    );
  if (providers)
    return <AcceptUntested providers={providers} {...question} onAccept={(accept) => onAccept({ accept })} />;
  return failed === '' ? null : <Notice tone="bad">{failed}</Notice>;
}
