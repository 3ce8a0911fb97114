import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextArea } from '@dasturxon/admin-ui/text-area';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { type BroadcastAudience, LONGEST_BROADCAST } from '@dasturxon/core/broadcast';
import { formatDate } from '@dasturxon/core/format';
import { type Language, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { newKey } from '../api/new-key.ts';
import { useCallError } from '../board/use-call-error.ts';
import { PictureUpload } from '../pictures/picture-upload.tsx';
import { useWhen, WhenFields } from '../time/when-fields.tsx';
import { AudienceFields } from './audience-fields.tsx';
import styles from './broadcasts.module.css';
import { EMPTY, hasText, messageOf, type Written } from './written.ts';
import { useSend, useTest } from './use-broadcasts.ts';

type FormProps = { languages: readonly Language[]; zone: string };
type Part = { written: Written; change: (change: Partial<Written>) => void };

function Texts({ written, change, languages }: Part & { languages: readonly Language[] }) {
  const { t } = useLingui();
  return (
    <div className={styles['texts']}>
      {languages.map((language) => {
        const name = LANGUAGE_NAMES[language];
        const length = written.text[language].length;
        return (
          <div key={language} className={styles['part']}>
            <TextArea
              label={t`Text, ${name}`}
              value={written.text[language]}
              error={length > LONGEST_BROADCAST ? t`The text is too long.` : ''}
              onChange={(text) => change({ text: { ...written.text, [language]: text } })}
            />
            <TextField
              label={t`Button, ${name}`}
              value={written.button[language]}
              onChange={(text) => change({ button: { ...written.button, [language]: text } })}
            />
          </div>
        );
      })}
    </div>
  );
}

/** Writes a broadcast in every language, tests it and sends it (BO-344). */
export function BroadcastForm({ languages, zone }: FormProps) {
  const { t } = useLingui();
  const [written, setWritten] = useState<Written>(EMPTY);
  const [audience, setAudience] = useState<BroadcastAudience>({ kind: 'ALL', days: 30, languages: [] });
  const [key, setKey] = useState(newKey);
  const when = useWhen(zone);
  const [test, send] = [useTest(), useSend()];
  const failed = useCallError(send.error ?? test.error);
  const change = (part: Partial<Written>) => setWritten({ ...written, ...part });
  const message = messageOf(written);
  const startsAt = send.data && formatDate(send.data.startsAt, { time: true }, zone);
  const sendNow = () =>
    send.mutate(
      { message, audience, at: when.at, key },
      {
        onSuccess: () => {
          setWritten(EMPTY);
          setKey(newKey());
        },
      },
    );
  return (
    <div className={styles['form']}>
      <Texts written={written} change={change} languages={languages} />
      <div className={styles['fields']}>
        <PictureUpload
          label={t`Picture from this device`}
          kind="banner"
          value={written.image}
          onStored={(image) => change({ image })}
        />
        <TextField
          label={t`Link of the button; empty: the menu`}
          value={written.url}
          onChange={(url) => change({ url: url.trim() })}
        />
      </div>
      <AudienceFields audience={audience} languages={languages} onChange={setAudience} />
      <section className={styles['part']} aria-label={t`When`}>
        <WhenFields {...when} />
        <p
          className={styles['quiet']}
        >{t`Between 21:00 and 9:00 nothing is sent: it waits for the morning.`}</p>
      </section>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      <p role="status" className={styles['state']}>
        {test.isSuccess ? t`The test is in your Telegram.` : ''}
        {startsAt ? t`Planned for ${startsAt}` : ''}
      </p>
      <ButtonRow>
        <Button
          isDisabled={!hasText(message)}
          isPending={test.isPending}
          onPress={() => test.mutate(message)}
        >{t`Send a test to me`}</Button>
        <Button
          look="main"
          isDisabled={!hasText(message) || !when.isReady}
          isPending={send.isPending}
          onPress={sendNow}
        >
          {when.isLater ? t`Plan the broadcast` : t`Send to the guests`}
        </Button>
      </ButtonRow>
    </div>
  );
}
