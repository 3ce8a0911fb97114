import { Button } from '@dasturxon/admin-ui/button';
import { useLingui } from '@lingui/react/macro';

import styles from './edits.module.css';
import type { SentEdit } from './use-edit.ts';

type ConsentProps = {
  isReady: boolean;
  isPending: boolean;
  /** The guest allowed it at checkout. */
  isCovered: boolean;
  onSend: (consent: SentEdit['consent']) => void;
};

/** The ways to the guest's consent: the choice at checkout, a question, a phone call. */
export function Consent({ isReady, isPending, isCovered, onSend }: ConsentProps) {
  const { t } = useLingui();
  return (
    <div className={styles['buttons']}>
      {isCovered && (
        <Button look="main" isDisabled={!isReady} isPending={isPending} onPress={() => onSend('CHOICE')}>
          {t`Change: the guest allowed it`}
        </Button>
      )}
      <Button
        look={isCovered ? 'quiet' : 'main'}
        isDisabled={!isReady}
        isPending={isPending}
        onPress={() => onSend('GUEST')}
      >
        {t`Ask the guest`}
      </Button>
      <Button isDisabled={!isReady} isPending={isPending} onPress={() => onSend('PHONE')}>
        {t`The guest agreed by phone`}
      </Button>
    </div>
  );
}

type BearsProps = { isOffered: boolean; bears: boolean; onChange: (bears: boolean) => void };

/** Lets the restaurant bear a small rise. */
export function Bears({ isOffered, bears, onChange }: BearsProps) {
  const { t } = useLingui();
  if (!isOffered) return null;
  return (
    <label>
      <input type="checkbox" checked={bears} onChange={({ target }) => onChange(target.checked)} />{' '}
      {t`The restaurant bears the difference`}
    </label>
  );
}
