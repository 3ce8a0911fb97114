import { SectionHeading } from '@dasturxon/ui/section-heading';
import { memo } from 'react';

import { MenuChunkView } from './menu-chunk.tsx';
import type { MenuSection } from '../catalog/menu-rows.ts';
import { toPicture } from '../catalog/picture-source.ts';

type MenuSectionViewProps = {
  section: MenuSection;
  /** The name of its group, over the first section of it. */
  group: string | null;
};

/** One category: its title and its products, drawn in chunks as they come near. */
export const MenuSectionView = memo(function MenuSectionView({ section, group }: MenuSectionViewProps) {
  const { category, chunks } = section;
  return (
    <section aria-labelledby={category.id}>
      {group ? <p className="group-name">{group}</p> : null}
      <SectionHeading id={category.id} picture={toPicture(category.image ?? null)}>
        {category.name}
      </SectionHeading>
      {chunks.map((chunk) => (
        <MenuChunkView key={chunk.key} chunk={chunk} category={category} />
      ))}
    </section>
  );
});
