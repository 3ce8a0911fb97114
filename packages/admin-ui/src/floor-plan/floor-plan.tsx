import { clsx } from 'clsx';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import styles from './floor-plan.module.css';

/** A place on the plan, in hundredths of its width and height. */
export type PlanPlace = { x: number; y: number };

export type PlanTable = PlanPlace & {
  id: string;
  name: string;
  /** A second line: seats, or the guests. */
  note: string;
  /** What only the accessible name adds to both lines. */
  hint: string;
  tone?: 'plain' | 'warn' | 'good';
};

export type FloorPlanProps = {
  label: string;
  tables: readonly PlanTable[];
  /** Without it, tables stay where they are. */
  onMove?: (id: string, place: PlanPlace) => void;
  onPress?: (id: string) => void;
};

/** Half of a table, in hundredths of the plan: its centre stays so far from the edge, here and in the style sheet. */
const EDGE = { x: 8, y: 11 } as const;

/** How far an arrow key moves a table. */
const STEP = 2;

const inside = (value: number): number => Math.min(100, Math.max(0, Math.round(value)));

/** The direction of each arrow key. A room is not mirrored: left is left in every language. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type Drag = PlanPlace & { id: string; hasMoved: boolean };

/** Where the pointer holds a table while it is dragged. */
function useDrag({ onMove, onPress }: Pick<FloorPlanProps, 'onMove' | 'onPress'>) {
  const plan = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const placeAt = ({ clientX, clientY }: PointerEvent): PlanPlace => {
    const { left, top, width, height } = plan.current!.getBoundingClientRect();
    return {
      x: inside((((clientX - left) / width) * 100 - EDGE.x) / (1 - (2 * EDGE.x) / 100)),
      y: inside((((clientY - top) / height) * 100 - EDGE.y) / (1 - (2 * EDGE.y) / 100)),
    };
  };
  const handlers = ({ id, x, y }: PlanTable) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (!onMove || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, x, y, hasMoved: false });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag?.id === id) setDrag({ id, ...placeAt(event), hasMoved: true });
    },
    onPointerUp: () => {
      if (drag?.id === id && drag.hasMoved) onMove?.(id, { x: drag.x, y: drag.y });
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onClick: () => onPress?.(id),
    onKeyDown: (event: KeyboardEvent) => {
      const step = ARROWS[event.key];
      if (!onMove || !step) return;
      event.preventDefault();
      onMove(id, { x: inside(x + step[0]), y: inside(y + step[1]) });
    },
  });
  return { plan, drag, handlers };
}

/** The tables of a hall as they stand. They are moved by a pointer or the arrow keys, and pressed. */
export function FloorPlan({ label, tables, ...on }: FloorPlanProps) {
  const { plan, drag, handlers } = useDrag(on);
  return (
    <div ref={plan} role="group" aria-label={label} className={styles['plan']} dir="ltr">
      {tables.map((table) => {
        const { x, y } = drag?.id === table.id ? drag : table;
        return (
          <button
            key={table.id}
            type="button"
            className={clsx(styles['table'], styles[table.tone ?? 'plain'], on.onMove && styles['movable'])}
            style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties} // custom properties are no part of the type
            {...handlers(table)}
          >
            <b dir="auto">{table.name}</b>
            <span dir="auto">{table.note}</span>
            <span className={styles['hidden']}>{table.hint}</span>
          </button>
        );
      })}
    </div>
  );
}
