import { Button } from '@dasturxon/admin-ui/button';
import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { Chips } from '@dasturxon/admin-ui/chips';
import { Notice } from '@dasturxon/admin-ui/notice';
import { TextField } from '@dasturxon/admin-ui/text-field';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  isLanguage,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
} from '@dasturxon/core/kernel';
import { MENU_TEMPLATES, type MenuTemplate } from '@dasturxon/core/onboarding';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';

import { useCallError } from '../board/use-call-error.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { AddressField, checkedSub, useSub } from './brand-address.tsx';
import styles from './onboarding.module.css';
import { TEMPLATE_LABELS } from './onboarding-labels.ts';
import { useMakeBrand, useSubCheck } from './use-start.ts';

type Props = { token: string; platformHost: string };

const isContentLanguage = (language: Language): language is ContentLanguage =>
  (CONTENT_LANGUAGES as readonly Language[]).includes(language);

/** The main language of the storefront, and all that it offers. */
function useLanguages() {
  const { language } = useLanguage();
  const [main, setMain] = useState<ContentLanguage>(isContentLanguage(language) ? language : 'uz');
  const [others, setOthers] = useState<Language[]>(['uz', 'ru', 'eng']);
  return { main, setMain, all: [...new Set<Language>([main, ...others])], setOthers };
}

/** Name, address, languages and menu: all that a brand needs to be made. */
export function BrandForm({ token, platformHost }: Props) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState('');
  const typed = useSub(name);
  const address = checkedSub(typed, useSubCheck(token, typed.asked).data);
  const { sub, isFree } = address;
  const { main, setMain, all, setOthers } = useLanguages();
  const [template, setTemplate] = useState<MenuTemplate>('osh');
  const make = useMakeBrand();
  const failed = useCallError(make.error);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = { token, name, sub, language: main, languages: all, template };
    make.mutate(body, { onSuccess: ({ goTo }) => location.assign(goTo) });
  };
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <TextField label={t`Name of the restaurant`} value={name} onChange={setName} autoFocus />
      <AddressField address={address} platformHost={platformHost} />
      <section className={styles['part']} aria-label={t`Main language`}>
        <span className={styles['label']}>{t`Main language`}</span>
        <Chips
          label={t`Main language`}
          chips={(['uz', 'ru', 'eng'] as const).map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={main}
          onChange={setMain}
        />
      </section>
      <CheckboxList
        label={t`Languages for guests`}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        value={all}
        onChange={(chosen) => setOthers(chosen.filter((one) => isLanguage(one)))}
      />
      <section className={styles['part']} aria-label={t`Menu to begin with`}>
        <span className={styles['label']}>{t`Menu to begin with`}</span>
        <Chips
          label={t`Menu to begin with`}
          chips={MENU_TEMPLATES.map((value) => ({ value, label: i18n._(TEMPLATE_LABELS[value]) }))}
          value={template}
          onChange={setTemplate}
        />
        <p className={styles['quiet']}>{t`You change dishes and prices later, or take them from a file.`}</p>
      </section>
      <Button
        look="main"
        type="submit"
        isDisabled={name.trim().length < 2 || !isFree}
        isPending={make.isPending || make.isSuccess}
      >{t`Make the restaurant`}</Button>
      {failed !== '' && <Notice tone="bad">{failed}</Notice>}
    </form>
  );
}
