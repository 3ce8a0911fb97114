import { useLingui } from '@lingui/react/macro';
import { ActionBar } from '@dasturxon/ui/action-bar';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { SectionCard } from '@dasturxon/ui/section-card';

import { SavedAddresses } from '../../features/addresses/saved-addresses.tsx';
import { useChooseSaved } from '../../features/addresses/use-choose-saved.ts';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go } from '../../router/navigation.ts';

const leave = () => back('/profile');
const create = () => go('/profile/address/create');

/** The addresses of the profile (RT-35); a tap makes one the order's. */
export function ProfileAddressScreen() {
  const { t } = useLingui();
  const { choose, refuse } = useChooseSaved(leave);
  useTitle(t`My addresses`);
  return (
    <PageFrame
      title={t`My addresses`}
      backLabel={t`Back`}
      onBack={leave}
      footer={
        <ActionBar>
          <PrimaryButton onClick={create}>{t`Add a new address`}</PrimaryButton>
        </ActionBar>
      }
    >
      <SectionCard>
        <SavedAddresses onChoose={choose} onUnreachable={refuse} onCurrentDeleted={create} />
      </SectionCard>
    </PageFrame>
  );
}
