import type { FieldRef } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';

import { DraftFrame } from '../../drafts/draft-frame.tsx';
import { recordsView } from '../../drafts/draft-view.ts';
import { SaveState } from '../../drafts/save-state.tsx';
import { PreviewButton } from '../../preview/preview-split.tsx';
import { SettingField } from '../../settings/setting-field.tsx';
import { SETTING_LABELS } from '../../settings/setting-labels.ts';
import { SETTINGS_SOURCE } from '../../settings/settings-source.ts';
import styles from '../onboarding.module.css';
import type { StepProps } from '../step-props.ts';

const of = (field: string): FieldRef => ({ entity: 'settings', id: 'web', field });
const FIELDS = ['mainColor', 'logo', 'title'] as const;

/** Colour with its contrast, logo and title, beside the real storefront. */
export function LookStep({ session }: StepProps) {
  const { t } = useLingui();
  return (
    <DraftFrame
      session={session}
      source={SETTINGS_SOURCE}
      labels={SETTING_LABELS}
      toView={recordsView}
      nameOf={() => t`Storefront`}
      onOpen={null}
    >
      {() => (
        <div className={styles['form']}>
          {FIELDS.map((field) => (
            <SettingField key={field} field={of(field)} />
          ))}
          <p>
            <SaveState />
          </p>
          <div>
            <PreviewButton />
          </div>
        </div>
      )}
    </DraftFrame>
  );
}
