import { localize, type LocalizedText } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@dasturxon/ui/empty-state';
import { useAtomValue } from 'jotai';

import { ToMenuButton } from '../../i18n/to-menu-button.tsx';
import { settingsAtom } from '../../store/boot.ts';
import { languageAtom } from '../../store/language.ts';
import { RichText } from './rich-text.tsx';

type BrandTextProps = {
  text: LocalizedText | null;
  /** The page has a main button that leads on. */
  hasWayOn?: boolean;
};

/** A text of the brand in the guest's language, else in the merchant's; or that it is still to be written. */
export function BrandText({ text, hasWayOn = false }: BrandTextProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { main } = useAtomValue(settingsAtom).languages;
  const html = localize(text, language, main);
  if (!html)
    return (
      <EmptyState
        drawing="store"
        title={t`Nothing here yet`}
        text={t`Coming soon.`}
        action={hasWayOn ? null : <ToMenuButton />}
      />
    );
  return <RichText html={html} />;
}
