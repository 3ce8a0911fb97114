import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Chips } from '@dasturxon/admin-ui/chips';
import { TextField } from '@dasturxon/admin-ui/text-field';
import type { BroadcastAudience } from '@dasturxon/core/broadcast';
import { type Language, LANGUAGE_NAMES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import styles from './broadcasts.module.css';
import { useAudience } from './use-broadcasts.ts';

type Props = {
  audience: BroadcastAudience;
  languages: readonly Language[];
  onChange: (audience: BroadcastAudience) => void;
};

const MOST_DAYS = 3_650;

/** Who gets a broadcast, and how many they are (BO-344). */
export function AudienceFields({ audience, languages, onChange }: Props) {
  const { t } = useLingui();
  const { kind, days } = audience;
  const { data } = useAudience(audience);
  const count = data ?? '…';
  return (
    <section className={styles['part']} aria-label={t`Who gets it`}>
      <h3 className={styles['title']}>{t`Who gets it`}</h3>
      <Chips
        label={t`Who gets it`}
        chips={[
          { value: 'ALL', label: t`All guests of the bot` },
          { value: 'ORDERED', label: t`Who ordered lately` },
          { value: 'NOT_ORDERED', label: t`Who did not order for long` },
        ]}
        value={kind}
        onChange={(chosen) => onChange({ ...audience, kind: chosen })}
      />
      {kind !== 'ALL' && (
        <TextField
          label={t`Days since the last order`}
          inputMode="numeric"
          value={String(days)}
          onChange={(text) =>
            onChange({
              ...audience,
              days: Math.min(MOST_DAYS, Math.max(1, Number(text.replaceAll(/\D/g, '')))),
            })
          }
        />
      )}
      <CheckboxList
        label={t`Only guests with these languages; none: all`}
        options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={audience.languages}
        onChange={(chosen) =>
          onChange({ ...audience, languages: languages.filter((one) => chosen.includes(one)) })
        }
      />
      <p role="status" className={styles['count']}>{t`Guests: ${count}`}</p>
      <p className={styles['quiet']}>
        {t`Without guests who want no such messages, blocked the bot, or had one in the last 7 days.`}
      </p>
    </section>
  );
}
