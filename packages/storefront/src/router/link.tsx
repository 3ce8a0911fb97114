import type { AnchorHTMLAttributes, MouseEvent } from 'react';

import { go } from './navigation.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to a page of ours: opens without a reload, and in a new tab when the person asks for one. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    go(href);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  return <a {...rest} href={href} onClick={follow} />;
}
