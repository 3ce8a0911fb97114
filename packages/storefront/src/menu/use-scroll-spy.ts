import { useEffect, useState } from 'react';

import type { MenuSection } from '../catalog/menu-rows.ts';

/** What lies above this line, in CSS px, has been read: the sticky bars and a little air. */
const READING_LINE = 140;

/** Nobody sees the mark move sooner, and a frame of a scroll has no time to measure every heading. */
const OFTEN_MS = 100;

/** The category that is being read: the last one whose heading has passed the reading line. */
export function useScrollSpy(sections: readonly MenuSection[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);

  useEffect(() => {
    const headings = sections
      .map(({ category }) => document.getElementById(category.id))
      .filter((heading) => heading !== null);
    if (headings.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= READING_LINE);
      setActiveId((passed.at(-1) ?? headings[0])?.id ?? null);
    };
    const soon = () => {
      timer ??= setTimeout(read, OFTEN_MS);
    };
    addEventListener('scroll', soon, { passive: true });
    return () => {
      removeEventListener('scroll', soon);
      clearTimeout(timer);
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
  history.replaceState(history.state, '', `#${id}`);
}
