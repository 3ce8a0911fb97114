import { useEffect, useState } from 'react';

import type { MenuSection } from '../catalog/menu-rows.ts';
import { amendEntry } from '../router/history.ts';
import { marginRoot } from './use-near-viewport.ts';

/** What lies above this line, in CSS px, has been read: the sticky bars and a little air. */
const READING_LINE = 140;

/** Higher above the window than any menu is long. */
const ANY_HEIGHT = 1e7;

/**
 * The category that is being read: the last one whose heading has passed the reading line; null above the first. An
 * IntersectionObserver reports it: measuring the headings would cost a layout of the newly drawn part at each scroll.
 */
export function useScrollSpy(sections: readonly MenuSection[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);

  useEffect(() => {
    const headings = sections.flatMap(({ category }) => document.getElementById(category.id) ?? []);
    const passed = new Set<Element>();
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target);
          setActiveId(headings.findLast((heading) => passed.has(heading))?.id ?? null);
        },
        { rootMargin: `${ANY_HEIGHT}px 0px ${READING_LINE - innerHeight}px`, root: marginRoot() },
      );
      for (const heading of headings) observer.observe(heading);
    };
    watch();
    addEventListener('resize', watch);
    return () => {
      removeEventListener('resize', watch);
      observer?.disconnect();
    };
  }, [sections]);

  return activeId;
}

/** Brings a section to the top and puts the focus on its heading, the address naming it (deep links). */
export function goToSection(id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
  amendEntry(`#${id}`);
}
