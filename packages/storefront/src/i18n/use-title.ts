import { createContext, useContext, useEffect } from 'react';

/** The site name at the end of titles; '' without one. */
export const TitleEnd = createContext('');

/**
 * What the browser's tab and a screen reader call this page while it is shown, as the server called it: the page, then
 * the brand. What lies under it gets its own title back when it goes.
 */
export function useTitle(page: string): void {
  const brand = useContext(TitleEnd);
  const title = brand ? `${page} · ${brand}` : page;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
