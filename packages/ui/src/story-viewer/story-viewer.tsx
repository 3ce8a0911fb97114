import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

import { CloseIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { useModal } from '../sheet/use-modal.ts';
import { FrameMedia } from './frame-media.tsx';
import styles from './story-viewer.module.css';
import { useHold } from './use-hold.ts';

export type StoryFrame = {
  id: string;
  picture: PictureSource;
  video?: string | null;
  text?: string | null;
  /** How long it stays, in seconds. */
  seconds: number;
  /** A button over the picture: where the frame leads. */
  action?: ReactNode;
};

export type StoryViewerProps = {
  /** Whose frames these are; read aloud and shown at the top. */
  title: string;
  frames: readonly StoryFrame[];
  /** "1 of 3". */
  progressText: (frame: number, of: number) => string;
  labels: { close: string; previous: string; next: string; pause: string; play: string };
  /** Past the last frame: the next story, or the end. */
  onEnd: () => void;
  /** Back from the first frame: the story before. */
  onBefore?: () => void;
  onClose: () => void;
};

/**
 * A full-window story: a bar per frame, tap zones, arrows, a pause button. A hold pauses it. With reduced motion
 * nothing plays automatically.
 */
export function StoryViewer(props: StoryViewerProps) {
  const { title, frames, labels, onEnd, onBefore, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(prefersStillness);
  const [loaded, setLoaded] = useState<string | null>(null);
  const hold = useHold();
  useModal(dialog, { open: true, onClose });

  const frame = frames[index];
  if (!frame) return null;
  const next = () => (index + 1 < frames.length ? setIndex(index + 1) : onEnd());
  const previous = () => (index > 0 ? setIndex(index - 1) : onBefore?.());
  const turnByKey = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === forward) next();
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') previous();
  };
  const leave = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const runs = !paused && !hold.isHolding && loaded === frame.id;

  return (
    <dialog ref={dialog} className={styles.viewer} aria-label={title} onCancel={leave} onKeyDown={turnByKey}>
      <div className={styles.stage} {...hold.handlers}>
        <FrameMedia
          key={frame.id}
          picture={frame.picture}
          video={frame.video ?? null}
          runs={runs}
          onReady={() => setLoaded(frame.id)}
        />
        <button
          type="button"
          className={styles.before}
          aria-label={labels.previous}
          onClick={hold.onTap(previous)}
        />
        <button type="button" className={styles.after} aria-label={labels.next} onClick={hold.onTap(next)} />
        <Bars frames={frames} index={index} runs={runs} still={paused} onDone={next} />
        <div className={styles.top}>
          <h2 className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.button}
            aria-label={paused ? labels.play : labels.pause}
            onClick={() => setPaused(!paused)}
          >
            {paused ? <PlayIcon /> : <PauseIcon />}
          </button>
          <button type="button" className={styles.button} aria-label={labels.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div className={styles.bottom}>
          <p aria-live="polite" className={styles.text}>
            <span className={styles.visuallyHidden}>{props.progressText(index + 1, frames.length)} </span>
            {frame.text}
          </p>
          {frame.action ? <div className={styles.action}>{frame.action}</div> : null}
        </div>
      </div>
    </dialog>
  );
}

type BarsProps = {
  frames: readonly StoryFrame[];
  index: number;
  runs: boolean;
  /** Full at once: nothing plays. */
  still: boolean;
  onDone: () => void;
};

/** One bar per frame. The running one is its clock: when its animation ends, the frame does. */
function Bars({ frames, index, runs, still, onDone }: BarsProps) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {frames.map((frame, at) => (
        <span key={frame.id} className={styles.bar}>
          {at < index ? <span className={styles.full} /> : null}
          {at === index ? (
            <span
              key={frame.id}
              className={still && prefersStillness() ? styles.full : styles.running}
              data-running={runs || undefined}
              style={
                // React's type has no custom properties.
                {
                  '--story-seconds': `${frame.seconds}s`,
                  animationPlayState: runs ? 'running' : 'paused',
                } as CSSProperties
              }
              onAnimationEnd={onDone}
            />
          ) : null}
        </span>
      ))}
    </div>
  );
}

function prefersStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}
