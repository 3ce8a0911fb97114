import { SelectField } from '@dasturxon/admin-ui/select-field';
import { TextField } from '@dasturxon/admin-ui/text-field';
import { localize } from '@dasturxon/core/kernel';
import { OFFERED_SERVICE_TYPES } from '@dasturxon/core/order';
import type { StaffSession } from '@dasturxon/core/staff';
import { useLingui } from '@lingui/react/macro';

import { useLanguage } from '../../i18n/use-language.ts';
import type { Filters } from './filters.ts';
import { SERVICE_LABELS } from '../labels.ts';

type Props = { session: StaffSession; filters: Filters; onChange: (filters: Filters) => void };

/** The filters of the board: branch, service and text. */
export function BoardFilters({ session, filters, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const all = { value: '', label: t`All` };
  const branches = session.branches.map(({ id, name }) => ({
    value: id,
    label: localize(name, language) || id,
  }));
  const services = OFFERED_SERVICE_TYPES.map((value) => ({
    value: value as string,
    label: i18n._(SERVICE_LABELS[value]),
  }));
  return (
    <>
      {branches.length > 1 && (
        <SelectField
          label={t`Branch`}
          options={[all, ...branches]}
          value={filters.branch}
          onChange={(branch) => onChange({ ...filters, branch })}
        />
      )}
      <SelectField
        label={t`Service`}
        options={[all, ...services]}
        value={filters.service}
        onChange={(service) => onChange({ ...filters, service })}
      />
      <TextField
        label={t`Number, name or phone`}
        type="search"
        value={filters.text}
        onChange={(text) => onChange({ ...filters, text })}
      />
    </>
  );
}
