import { Notice } from '@dasturxon/admin-ui/notice';
import { TextArea } from '@dasturxon/admin-ui/text-area';
import { isLanguage, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import type { GuestReview } from '@dasturxon/core/staff';
import { REVIEW_MAX } from '@dasturxon/core/validation';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { OnlineButton } from '../offline/online-button.tsx';
import styles from './reviews.module.css';
import { useMessage, useReply } from './use-reviews.ts';

type Props = { review: GuestReview; to: 'ALL' | 'GUEST'; onDone: () => void };

/** A text to all guests or to the guest of a review alone, in the language that the guest reads. */
export function WriteForm({ review, to, onDone }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [reply, message] = [useReply(review.id), useMessage(review.id)];
  const send = to === 'ALL' ? reply : message;
  const failure = useCallError(send.error);
  const named = isLanguage(review.language) ? LANGUAGE_NAMES[review.language] : null;
  const isLong = text.trim().length > REVIEW_MAX;
  const label = to === 'ALL' ? t`Reply, which all guests read` : t`Message to the guest alone`;
  const labelWithLanguage =
    to === 'ALL'
      ? t`Reply, which all guests read. This guest reads: ${named}`
      : t`Message to the guest alone, who reads: ${named}`;
  return (
    <div className={styles['form']}>
      <TextArea
        label={named === null ? label : labelWithLanguage}
        value={text}
        onChange={setText}
        error={isLong ? t`At most ${REVIEW_MAX} characters.` : ''}
      />
      {failure !== '' && <Notice tone="bad">{failure}</Notice>}
      <OnlineButton
        look="main"
        isPending={send.isPending}
        isDisabled={text.trim() === '' || isLong}
        onPress={() => send.mutate(text.trim(), { onSuccess: onDone })}
      >
        {to === 'ALL' ? t`Send the reply` : t`Send to the guest`}
      </OnlineButton>
    </div>
  );
}
