import { CheckboxList } from '@dasturxon/admin-ui/checkbox-list';
import { SelectField } from '@dasturxon/admin-ui/select-field';
import { grantableRoles, type StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useBranchOptions } from '../branches/branch-options.ts';
import { ROLE_LABELS } from './role-labels.ts';
import type { ChosenRights } from './use-people.ts';

type Props = { session: StaffSession; rights: ChosenRights; onChange: (rights: ChosenRights) => void };

/** The role and the branches of a person, of those that the giver may give. */
export function RightsFields({ session, rights, onChange }: Props) {
  const { t, i18n } = useLingui();
  const branches = useBranchOptions(session);
  const roles = grantableRoles(session.role).map((value) => ({ value, label: i18n._(ROLE_LABELS[value]) }));
  return (
    <>
      <SelectField
        label={t`Role`}
        options={roles}
        value={rights.role}
        onChange={(role) => onChange({ ...rights, role })}
      />
      <SelectField
        label={t`Works at`}
        options={[
          { value: 'ALL', label: t`All branches` },
          { value: 'SOME', label: t`Chosen branches` },
        ]}
        value={rights.branchIds === null ? 'ALL' : 'SOME'}
        onChange={(scope) => onChange({ ...rights, branchIds: scope === 'ALL' ? null : [] })}
      />
      {rights.branchIds !== null && (
        <CheckboxList
          label={t`Branches`}
          options={branches}
          value={rights.branchIds}
          onChange={(branchIds) => onChange({ ...rights, branchIds })}
        />
      )}
    </>
  );
}

/** Whether rights may be sent: at least one branch where branches are chosen. */
export const isComplete = ({ branchIds }: ChosenRights): boolean =>
  branchIds === null || branchIds.length > 0;
