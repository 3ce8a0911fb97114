import { clsx } from 'clsx';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { AlertIcon, CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { useTopSheet } from '../sheet/open-sheets.ts';
import styles from './toaster.module.css';
import { useClearTop } from './use-clear-top.ts';

export type Toast = {
  id: string;
  text: string;
  title?: string | null;
  tone?: 'plain' | 'success' | 'error';
  /** Undo, retry. */
  action?: { label: string; onAction: () => void } | null;
};

export type ToasterProps = {
  toasts: readonly Toast[];
  /** What the region is: "Notifications". */
  label: string;
  closeLabel: string;
  /** How long one stays. */
  durationMs: number;
  /** The right is the left on a page that runs from right to left. */
  placement: 'top-right';
  /** From the edges, from each other and from what is searched with at the top. */
  gapPx: number;
  onClose: (id: string) => void;
};

const MOST_AT_ONCE = 3;

/** Notifications, at most three. They wait while a pointer or the focus is on them. */
export function Toaster({ toasts, label, closeLabel, onClose, ...look }: ToasterProps) {
  const { durationMs, placement, gapPx } = look;
  const sheet = useTopSheet();
  const shownSince = useRef(new Map<string, number>());
  const clear = useClearTop(sheet, toasts.length > 0);
  const place = {
    '--gap': `${gapPx}px`,
    ...(clear > 0 && { insetBlockStart: `${gapPx + clear}px` }),
  } as CSSProperties;
  const list = (
    <div className={clsx(styles.stack, styles[placement])} style={place} role="status" aria-label={label}>
      {toasts.slice(-MOST_AT_ONCE).map((toast) => (
        <ToastCard key={toast.id} {...{ toast, shownSince, closeLabel, durationMs, onClose }} />
      ))}
    </div>
  );
  return sheet ? createPortal(list, sheet) : list;
}

type ToastCardProps = Pick<ToasterProps, 'closeLabel' | 'durationMs' | 'onClose'> & {
  toast: Toast;
  /**
   * By id, when a notification came or was let go, in ms since the epoch. A card is made anew when a sheet opens under
   * it or goes: its time is not.
   */
  shownSince: RefObject<Map<string, number>>;
};

function ToastCard({ toast, shownSince, closeLabel, durationMs, onClose }: ToastCardProps) {
  const [isPaused, setPaused] = useState(false);
  const { id, tone = 'plain', action } = toast;

  useEffect(() => {
    const times = shownSince.current;
    if (isPaused) {
      times.delete(id);
      return;
    }
    const since = times.get(id) ?? Date.now();
    times.set(id, since);
    const timer = setTimeout(() => onClose(id), since + durationMs - Date.now());
    return () => clearTimeout(timer);
  }, [isPaused, id, durationMs, onClose, shownSince]);

  return (
    <div
      className={clsx(styles.toast, styles[tone])}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {tone === 'plain' ? null : (
        <span className={styles.sign}>
          {tone === 'error' ? <AlertIcon size={20} /> : <CheckIcon size={20} />}
        </span>
      )}
      <p className={styles.text}>
        {toast.title ? <strong className={styles.title}>{toast.title}</strong> : null}
        {toast.text}
      </p>
      {action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.onAction();
            onClose(id);
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => onClose(id)}>
        <CloseIcon size={16} />
      </button>
    </div>
  );
}
