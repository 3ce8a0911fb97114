/**
 * Opens a link that is tapped before the app has started together with the launch that the host gave in the address: the next page
 * has no other place to read it from (TEN-14).
 */
export function keepLaunchOnLinks(): void {
  const onClick = (event: Event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    // A link to a part of this page, or with parameters of its own, is left as it is.
    const isPage = link && link.origin === location.origin && link.search + link.hash === '';
    if (window.dasturxonTaps?.take || !isPage) return;
    event.preventDefault();
    location.assign(link.pathname + location.search + location.hash);
  };
  addEventListener('click', onClick, true);
}
