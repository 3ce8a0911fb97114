import { Button } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import type { Language } from '@dasturxon/core/kernel';
import { wallMoment } from '@dasturxon/core/time';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { PreviewChoices, type PreviewChoice, type Where } from './preview-choices.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './preview.module.css';
import { usePreview } from './use-preview.ts';

type Shell = 'web' | 'tg' | 'click';
const PATHS: Readonly<Record<Shell, string>> = { web: '/', tg: '/tg/', click: '/click/' };
const NAMES: Readonly<Record<Shell, string>> = { web: 'Web', tg: 'Telegram', click: 'Click' };

function shellsOf(where: Where): readonly Shell[] {
  if (where === 'all') return ['web', 'tg', 'click'];
  return [where === 'desktop' ? 'web' : where];
}

type Shown = { token: string; site: string; revision: number; choice: PreviewChoice };

function addressOf(shell: Shell, { token, site, revision, choice }: Shown): string {
  const { language, scheme } = choice;
  // The revision makes the address of each saved change another one.
  const query = new URLSearchParams({ lang: language, scheme, preview: token, draft: String(revision) });
  return `${site}${PATHS[shell]}?${query}`;
}

export type PreviewProps = {
  /** The revision of the draft: with another one the frames are loaded again. */
  revision: number;
  languages: readonly Language[];
  language: Language;
  /** The merchant's time zone. */
  zone: string;
  onClose: () => void;
};

/** The real storefront with the draft, which guests do not see. */
export function PreviewPanel({ revision, languages, language, zone, onClose }: PreviewProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState<PreviewChoice>({ where: 'web', scheme: 'own', language, time: '' });
  const { data, error } = usePreview(wallMoment(choice.time, zone)?.toISOString() ?? null);
  const failed = useCallError(error);
  const { token, site } = data ?? { token: '', site: null };
  return (
    <section className={styles['panel']} aria-label={t`Preview`}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t`Preview`}</h2>
        <Button onPress={onClose}>{t`Close the preview`}</Button>
      </div>
      <PreviewChoices
        choice={choice}
        languages={languages}
        onChange={(change) => setChoice({ ...choice, ...change })}
      />
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {data && site === null && <Notice>{t`The brand has no address to show.`}</Notice>}
      {site !== null && (
        <div className={styles['frames']}>
          {shellsOf(choice.where).map((shell) => {
            const name = NAMES[shell];
            return (
              <PreviewFrame
                key={shell}
                src={addressOf(shell, { token, site, revision, choice })}
                title={t`Storefront with the draft: ${name}`}
                isWide={choice.where === 'desktop'}
              />
            );
          })}
        </div>
      )}
    </section>
  );
}
