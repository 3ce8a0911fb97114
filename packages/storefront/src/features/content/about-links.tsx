import { useLingui } from '@lingui/react/macro';
import { Cell, CellList } from '@dasturxon/ui/cell-list';
import { BriefcaseIcon, ChatIcon, InfoIcon, StoreIcon } from '@dasturxon/ui/icons';
import { useAtomValue } from 'jotai';

import { followCell } from '../../router/follow-cell.ts';
import { settingsAtom } from '../../store/boot.ts';

/** From the company's page on: its branches, people it looks for, how it is reached, what it promises. */
export function AboutLinks() {
  const { t } = useLingui();
  const { features } = useAtomValue(settingsAtom);
  const links = [
    features.branches && { href: '/branches', title: t`Branches`, icon: <StoreIcon /> },
    features.vacancies && { href: '/vacancy', title: t`Vacancies`, icon: <BriefcaseIcon /> },
    { href: '/contact', title: t`Contacts`, icon: <ChatIcon /> },
    { href: '/offerta', title: t`Public offer`, icon: <InfoIcon /> },
    features.termsOfUse && { href: '/terms', title: t`Terms of use`, icon: <InfoIcon /> },
    features.privacy && { href: '/privacy', title: t`Privacy policy`, icon: <InfoIcon /> },
  ].filter((link) => link !== false);
  return (
    <CellList>
      {links.map((link) => (
        <Cell key={link.href} {...link} onClick={followCell(link.href)} />
      ))}
    </CellList>
  );
}
