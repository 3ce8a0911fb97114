import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';

import styles from './preview.module.css';

type Props = {
  src: string;
  /** The accessible name of the frame. */
  title: string;
  isWide: boolean;
};

/** What the page of a preview sends once it is drawn. */
const DRAWN = 'dasturxon:preview-drawn';

/** The storefront in a frame. A new page is loaded behind the old one and takes its place when it is drawn. */
export function PreviewFrame({ src, title, isWide }: Props) {
  const [shown, setShown] = useState(src);
  const next = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const take = ({ data, source }: MessageEvent) => {
      if (data === DRAWN && source === next.current?.contentWindow) setShown(src);
    };
    addEventListener('message', take);
    return () => removeEventListener('message', take);
  }, [src]);
  const frames = shown === src ? [src] : [shown, src];
  return (
    <div className={clsx(styles['screen'], isWide && styles['wide'])}>
      {frames.map((one) => (
        <iframe
          key={one}
          ref={one === src ? next : null}
          src={one}
          title={title}
          className={clsx(styles['page'], one !== shown && styles['behind'])}
          aria-hidden={one !== shown}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin, and cannot take the sandbox away
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        />
      ))}
    </div>
  );
}
