import { SelectField } from '@dasturxon/admin-ui/select-field';
import { GUEST_BOT_TEXTS, type GuestBotText } from '@dasturxon/core/connections';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import styles from '../connections.module.css';
import { NotReadYet } from '../not-read-yet.tsx';
import { BOT_TEXT_LABELS } from './bot-text-labels.ts';
import { MenuForm } from './menu-form.tsx';
import { TextForm } from './text-form.tsx';
import { useBotTexts } from './use-bot-texts.ts';

const isText = (value: string): value is GuestBotText =>
  (GUEST_BOT_TEXTS as readonly string[]).includes(value);

/** The button of the bot and its texts to guests. */
export function TextsCard() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useBotTexts();
  const [chosen, setChosen] = useState<GuestBotText>(GUEST_BOT_TEXTS[0]);
  const text = data?.texts.find(({ key }) => key === chosen);
  return (
    <section className={styles['card']} aria-label={t`What the bot writes to guests`}>
      <h3 className={styles['title']}>{t`What the bot writes to guests`}</h3>
      {!data && <NotReadYet error={error} retry={() => void refetch()} />}
      {data && <MenuForm texts={data} />}
      {text && (
        <>
          <SelectField
            label={t`Message`}
            options={GUEST_BOT_TEXTS.map((value) => ({ value, label: i18n._(BOT_TEXT_LABELS[value]) }))}
            value={chosen}
            onChange={(value) => isText(value) && setChosen(value)}
          />
          <TextForm key={chosen} text={text} />
        </>
      )}
    </section>
  );
}
