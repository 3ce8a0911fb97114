import { groupTypeOf } from '@dasturxon/core/catalog';
import { useLingui } from '@lingui/react/macro';
import { CategoryTiles } from '@dasturxon/ui/category-tiles';
import { GroupTabs } from '@dasturxon/ui/group-tabs';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';

import { type MenuSection, toSections } from '../catalog/menu-rows.ts';
import { toPicture } from '../catalog/picture-source.ts';
import { go } from '../router/navigation.ts';
import { settingsAtom } from '../store/boot.ts';
import { menuAtom } from '../domains/menu/menu.ts';
import { goToSection, useScrollSpy } from './use-scroll-spy.ts';

/** Above the dishes: the groups as tabs or pictures, the categories as pictures (SET-22, D21). */
export function MenuViews() {
  const { t } = useLingui();
  const menu = useAtomValue(menuAtom);
  const { groupView, categoryView } = useAtomValue(settingsAtom).layout;
  const sections = useMemo(() => (menu ? toSections(menu) : []), [menu]);
  const groups = (menu?.groups ?? []).flatMap(([id, name], index) => {
    const first = sections.find(({ category }) => category.group === index)?.category;
    return first ? [{ id, name, first }] : [];
  });
  const isGrouped = groupTypeOf(groups) === 'GROUP';
  const open = (id: string) => {
    const group = groups.find((one) => one.id === id);
    if (group) goToSection(group.first.id);
  };

  return (
    <div data-views="">
      {isGrouped && groupView === 'TABS' ? <Tabs groups={groups} sections={sections} onOpen={open} /> : null}
      {isGrouped && groupView === 'GRID' ? (
        <CategoryTiles
          label={t`Menus`}
          items={groups.map(({ id, name, first }) => ({
            id,
            name,
            href: `#${first.id}`,
            picture: toPicture(first.image ?? null),
          }))}
          onSelect={open}
        />
      ) : null}
      {categoryView === 'GRID' ? (
        <CategoryTiles
          label={t`Categories`}
          items={sections.map(({ category: { id, name, image } }) => ({
            id,
            name,
            href: `/category?id=${id}`,
            picture: toPicture(image ?? null),
          }))}
          onSelect={(id) => go(`/category?id=${id}`)}
        />
      ) : null}
    </div>
  );
}

type TabsProps = {
  groups: readonly { id: string; name: string; first: { id: string } }[];
  sections: readonly MenuSection[];
  onOpen: (id: string) => void;
};

/** One tab a group; the one that is being read is marked. */
function Tabs({ groups, sections, onOpen }: TabsProps) {
  const { t } = useLingui();
  const reading = useScrollSpy(sections);
  const group = sections.find(({ category }) => category.id === reading)?.category.group ?? 0;
  return (
    <GroupTabs
      label={t`Menus`}
      items={groups.map(({ id, name, first }) => ({ id, name, href: `#${first.id}` }))}
      activeId={groups[group]?.id ?? groups[0]?.id ?? null}
      onSelect={onOpen}
    />
  );
}
