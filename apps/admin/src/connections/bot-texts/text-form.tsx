import { Button, ButtonRow } from '@dasturxon/admin-ui/button';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextArea } from '@dasturxon/admin-ui/text-area';
import {
  type BotTexts,
  botTextProblem,
  placeholdersOf,
  type TextsByLanguage,
} from '@dasturxon/core/connections';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState } from 'react';

import { useCallError } from '../../board/use-call-error.ts';
import styles from '../connections.module.css';
import { useSetText } from './use-bot-texts.ts';

type Text = BotTexts['texts'][number];

function useProblem({ key, usual }: Text) {
  const { t } = useLingui();
  return (language: Language, own: string): string => {
    const usualText = usual[language] ?? '';
    const problem = own.trim() === '' ? null : botTextProblem(key, { own: own.trim(), usual: usualText });
    if (problem === 'tooLong') return t`The text is too long.`;
    const names = placeholdersOf(usualText)
      .map((name) => `{${name}}`)
      .join(', ');
    if (problem === null) return '';
    return names === ''
      ? t`Nothing is filled into this text: take the braces out.`
      : t`Keep ${names} in the text, and no other name in braces.`;
  };
}

/** The own texts of a message, a language each, with the usual text below. */
export function TextForm({ text }: { text: Text }) {
  const { t } = useLingui();
  const problemOf = useProblem(text);
  const save = useSetText();
  const failed = useCallError(save.error);
  const [own, setOwn] = useState<TextsByLanguage>(text.own);
  const isWrong = LANGUAGES.some((language) => problemOf(language, own[language] ?? '') !== '');
  const send = (texts: TextsByLanguage) =>
    save.mutate({ key: text.key, texts }, { onSuccess: () => setOwn(texts) });
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) send(own);
      }}
    >
      <div className={clsx(styles['fields'], styles['texts'])}>
        {LANGUAGES.map((language) => {
          const usual = text.usual[language] ?? '';
          return (
            <div key={language}>
              <TextArea
                label={LANGUAGE_NAMES[language]}
                value={own[language] ?? ''}
                error={problemOf(language, own[language] ?? '')}
                onChange={(typed) => setOwn({ ...own, [language]: typed })}
              />
              <p className={styles['quiet']}>
                {t`Usual text:`} <bdi>{usual}</bdi>
              </p>
            </div>
          );
        })}
      </div>
      <ButtonRow>
        <Button type="submit" isDisabled={isWrong} isPending={save.isPending}>{t`Save the texts`}</Button>
        {Object.keys(text.own).length > 0 && (
          <Button
            isPending={save.isPending}
            onPress={() => send({})}
          >{t`Usual texts in every language`}</Button>
        )}
      </ButtonRow>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
      {save.isSuccess && <Notice>{t`Saved.`}</Notice>}
    </form>
  );
}
