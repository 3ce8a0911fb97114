import { Badge } from '@dasturxon/admin-ui/badge';
import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { Row, RowList } from '@dasturxon/admin-ui/row-list';
import type { Broadcast, RecipientState } from '@dasturxon/core/broadcast';
import { formatDate } from '@dasturxon/core/format';
import { localize } from '@dasturxon/core/kernel';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useCancel } from './use-broadcasts.ts';

const STATES: Readonly<Record<Broadcast['state'], MessageDescriptor>> = {
  PLANNED: msg`Planned`,
  SENDING: msg`Being sent`,
  DONE: msg`Sent`,
  CANCELED: msg`Stopped`,
};

const RESULTS: Readonly<Record<RecipientState, MessageDescriptor>> = {
  WAITING: msg`waiting`,
  SENDING: msg`being sent`,
  SENT: msg`sent`,
  BLOCKED: msg`blocked the bot`,
  OPTED_OUT: msg`want no messages`,
  LATELY: msg`had one lately`,
  FAILED: msg`refused by Telegram`,
  UNKNOWN: msg`perhaps arrived`,
};

/** The last broadcasts: how far they are and what became of the messages (BO-344). */
export function BroadcastList({ broadcasts, zone }: { broadcasts: readonly Broadcast[]; zone: string }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { mutate, error, isPending } = useCancel();
  const failed = useCallError(error);
  if (broadcasts.length === 0) return <p>{t`No broadcasts yet.`}</p>;
  const results = ({ counts }: Broadcast) =>
    // The names of the list that the contract has.
    (Object.keys(RESULTS) as RecipientState[])
      .filter((state) => (counts[state] ?? 0) > 0)
      .map((state) => `${i18n._(RESULTS[state])}: ${counts[state]}`)
      .join(' · ');
  const hasUnknown = broadcasts.some(({ counts }) => (counts.UNKNOWN ?? 0) > 0);
  return (
    <>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      <RowList label={t`Last broadcasts`}>
        {broadcasts.map((broadcast) => {
          const { id, state, message, startsAt, by } = broadcast;
          const text = localize(message.text, language);
          const when = formatDate(startsAt, { time: true }, zone);
          const isOn = state === 'PLANNED' || state === 'SENDING';
          return (
            <Row
              key={id}
              title={<strong>{text.slice(0, 80)}</strong>}
              note={[when, by].filter(Boolean).join(', ')}
              details={results(broadcast)}
            >
              <Badge tone={state === 'DONE' ? 'good' : isOn ? 'warn' : 'plain'}>
                {i18n._(STATES[state])}
              </Badge>
              {isOn && (
                <Button
                  look="danger"
                  label={t`Stop: ${text}`}
                  isPending={isPending}
                  onPress={() => mutate(id)}
                >{t`Stop`}</Button>
              )}
            </Row>
          );
        })}
      </RowList>
      {hasUnknown && (
        <p>{t`“Perhaps arrived”: Telegram did not answer, or the server stopped while it was being sent. These messages are not sent again, so that no guest gets two.`}</p>
      )}
    </>
  );
}
