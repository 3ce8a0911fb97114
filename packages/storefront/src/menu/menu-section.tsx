import { SectionHeading } from '@dasturxon/ui/section-heading';
import { memo } from 'react';

import { MenuChunkView } from './menu-chunk.tsx';
import type { MenuSection } from '../catalog/menu-rows.ts';

/** One category: its title and its products, drawn in chunks as they come near. */
export const MenuSectionView = memo(function MenuSectionView({ section }: { section: MenuSection }) {
  const { category, chunks } = section;
  return (
    <section aria-labelledby={category.id}>
      <SectionHeading id={category.id}>{category.name}</SectionHeading>
      {chunks.map((chunk) => (
        <MenuChunkView key={chunk.key} chunk={chunk} category={category} />
      ))}
    </section>
  );
});
