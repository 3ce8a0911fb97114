import { localize } from '@dasturxon/core/kernel';
import type { StaffSession } from '@dasturxon/core/staff';

import { useLanguage } from '../i18n/use-language.ts';

/** The branches of the person as choices of a list. */
export function useBranchOptions({ branches }: StaffSession): { value: string; label: string }[] {
  const { language } = useLanguage();
  return branches.map(({ id, name }) => ({ value: id, label: localize(name, language) || id }));
}
