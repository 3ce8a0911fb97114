import { useLingui } from '@lingui/react/macro';
import type { Branch } from '@dasturxon/core/branch';
import { leftToRight } from '@dasturxon/core/format';
import { Cell } from '@dasturxon/ui/cell-list';
import { ClockIcon, PhoneIcon, PinIcon } from '@dasturxon/ui/icons';
import { PrimaryButton } from '@dasturxon/ui/primary-button';
import { Sheet } from '@dasturxon/ui/sheet';

import { useBranchLabels } from './use-branch-labels.ts';

type BranchDetailSheetProps = { branch: Branch; onSelect: () => void; onClose: () => void };

/** A branch by itself: when, where, how to call it, and choosing it (OV-16). A closed one cannot be chosen. */
export function BranchDetailSheet({ branch, onSelect, onClose }: BranchDetailSheetProps) {
  const { t } = useLingui();
  const labels = useBranchLabels();
  const phone = labels.phone(branch);
  const state = labels.state(branch);

  return (
    <Sheet
      open
      header={{ title: labels.name(branch), closeLabel: t`Close` }}
      onClose={onClose}
      footer={
        <PrimaryButton disabled={!labels.canPick(branch)} onClick={onSelect}>
          {t`Select`}
        </PrimaryButton>
      }
    >
      <Cell icon={<ClockIcon size={20} />} title={labels.hours(branch)} description={state.text} />
      {branch.address ? <Cell icon={<PinIcon size={20} />} title={branch.address} /> : null}
      {phone ? (
        <Cell
          icon={<PhoneIcon size={20} />}
          title={leftToRight(phone.text)}
          description={t`Tap to call`}
          href={phone.href}
        />
      ) : null}
    </Sheet>
  );
}
