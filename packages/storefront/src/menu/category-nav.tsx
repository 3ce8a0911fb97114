import { useLingui } from '@lingui/react/macro';
import { CategoryChips } from '@dasturxon/ui/category-chips';
import { memo, useCallback, useMemo } from 'react';

import type { MenuSection } from '../catalog/menu-rows.ts';
import { goToSection, useScrollSpy } from './use-scroll-spy.ts';

type CategoryNavProps = { sections: readonly MenuSection[] };

/** The sticky row of categories; a tap brings the section and moves the focus to its heading. */
export const CategoryNav = memo(function CategoryNav({ sections }: CategoryNavProps) {
  const { t } = useLingui();
  const activeId = useScrollSpy(sections);
  const items = useMemo(() => sections.map(({ category: { id, name } }) => ({ id, name })), [sections]);
  const select = useCallback((id: string) => goToSection(id), []);
  return (
    <CategoryChips
      label={t`Categories`}
      items={items}
      activeId={activeId ?? items[0]?.id ?? null}
      onSelect={select}
    />
  );
});
