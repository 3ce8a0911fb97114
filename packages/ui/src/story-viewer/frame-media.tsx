import { useEffect, useRef } from 'react';

import type { PictureSource } from '../picture/picture.tsx';
import styles from './story-viewer.module.css';

type FrameMediaProps = {
  picture: PictureSource;
  /** Plays without sound, again and again while the frame stays; the picture is in its place until it plays. */
  video: string | null;
  runs: boolean;
  /** It can be seen, or will never be. */
  onReady: () => void;
};

/** The picture or the video of a frame. What does not load is left out, and the frame goes on. */
export function FrameMedia({ picture, video, runs, onReady }: FrameMediaProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const playing = film.current;
    if (runs) void playing?.play().catch(() => undefined);
    else playing?.pause();
  }, [runs]);
  const size = { width: picture.width, height: picture.height };
  if (video !== null)
    return (
      <video
        ref={film}
        className={styles.picture}
        src={video}
        {...(picture.src && { poster: picture.src })}
        {...size}
        muted
        loop
        playsInline
        disableRemotePlayback
        preload="auto"
        tabIndex={-1}
        aria-hidden="true"
        onLoadedData={onReady}
        onError={onReady}
      />
    );
  return (
    <img
      className={styles.picture}
      src={picture.src}
      {...size}
      alt=""
      draggable={false}
      onLoad={onReady}
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden';
        onReady();
      }}
    />
  );
}
