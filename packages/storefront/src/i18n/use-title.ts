import { useEffect } from 'react';

/**
 * What the browser's tab and a screen reader call this page while it is shown. What lies under it gets its own title
 * back when it goes.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}
