import { Badge } from '@dasturxon/admin-ui/badge';
import { LANGUAGE_NAMES, type Language } from '@dasturxon/core/kernel';
import { useLingui } from '@lingui/react/macro';

import { useEditor } from '../editor-context.ts';
import styles from '../../drafts/editor.module.css';

/** How many of the offered languages have a text, and which lack it. */
export function TranslationMeter({ missing }: { missing: readonly Language[] }) {
  const { t } = useLingui();
  const { languages } = useEditor().view.draft;
  const count = `${languages.length - missing.length}/${languages.length}`;
  const names = missing.map((language) => LANGUAGE_NAMES[language]).join(', ');
  return (
    <span title={names === '' ? undefined : t`Not translated: ${names}`}>
      <Badge tone={missing.length === 0 ? 'good' : 'warn'}>{count}</Badge>
      {names !== '' && <span className={styles['readAloud']}>{t`Not translated: ${names}`}</span>}
    </span>
  );
}
