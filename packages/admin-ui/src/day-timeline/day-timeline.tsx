import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

import styles from './day-timeline.module.css';

export type TimelineItem = {
  id: string;
  /** Shares of the shown time, from 0 to 1. */
  from: number;
  until: number;
  text: string;
  /** The accessible name. */
  label: string;
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'quiet';
};

export type TimelineRow = { id: string; name: string; note: string; items: readonly TimelineItem[] };

export type DayTimelineProps = {
  label: string;
  /** Marks of the head, by their share of the shown time. */
  marks: readonly { at: number; text: string }[];
  /** The present moment; null outside of the shown time. */
  now: number | null;
  rows: readonly TimelineRow[];
  onPress: (id: string) => void;
};

const at = (from: number, until: number): CSSProperties =>
  ({ '--from': `${from * 100}%`, '--size': `${(until - from) * 100}%` }) as CSSProperties; // custom properties are no part of the type

/** What takes each of several things over a day: a row for each, time along it. */
export function DayTimeline({ label, marks, now, rows, onPress }: DayTimelineProps) {
  return (
    <div className={styles['frame']} role="region" aria-label={label}>
      <div>
        <div className={clsx(styles['line'], styles['head'])} aria-hidden>
          <span className={styles['name']} />
          <span className={styles['track']}>
            {marks.map((mark) => (
              <span key={mark.at} className={styles['mark']} style={at(mark.at, mark.at)}>
                {mark.text}
              </span>
            ))}
          </span>
        </div>
        <ul className={styles['rows']}>
          {rows.map((row) => (
            <li key={row.id} className={styles['line']} aria-label={row.name}>
              <span className={styles['name']}>
                <b>{row.name}</b> <small>{row.note}</small>
              </span>
              <span className={styles['track']}>
                {marks.map((mark) => (
                  <span key={mark.at} className={styles['grid']} style={at(mark.at, mark.at)} aria-hidden />
                ))}
                {now !== null && <span className={styles['now']} style={at(now, now)} aria-hidden />}
                {row.items.map((item) => (
                  <button
                    key={item.id}
                    type="button"
                    aria-label={item.label}
                    className={clsx(styles['item'], styles[item.tone ?? 'plain'])}
                    style={at(item.from, item.until)}
                    onClick={() => onPress(item.id)}
                  >
                    {item.text}
                  </button>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
