import { SectionHeading } from '@dasturxon/ui/section-heading';
import { memo } from 'react';

import { FarSection, FIRST_PRODUCTS, MenuChunkView } from './menu-chunk.tsx';
import type { MenuSection } from '../catalog/menu-rows.ts';
import { toPicture } from '../catalog/picture-source.ts';
import { useNear } from './use-near.ts';

/** A category of more chunks is one piece of room while it is far away: a long menu hydrates at once that way. */
const MANY_CHUNKS = 8;

type MenuSectionViewProps = {
  section: MenuSection;
  /** The name of its group, over the first section of it. */
  group: string | null;
};

/** One category: its title and its products, drawn in chunks as they come near. */
export const MenuSectionView = memo(function MenuSectionView({ section, group }: MenuSectionViewProps) {
  const { category, chunks } = section;
  const isFew = chunks.length <= MANY_CHUNKS || (chunks[0]?.first ?? 0) < FIRST_PRODUCTS;
  const { ref, near } = useNear<HTMLElement>(isFew);
  return (
    <section ref={isFew ? null : ref} aria-labelledby={category.id}>
      {group ? <p className="group-name">{group}</p> : null}
      <SectionHeading id={category.id} picture={toPicture(category.image ?? null)}>
        {category.name}
      </SectionHeading>
      {near ? (
        chunks.map((chunk) => <MenuChunkView key={chunk.key} chunk={chunk} category={category} />)
      ) : (
        <FarSection category={category} />
      )}
    </section>
  );
});
