import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

/** A place that a lifted row can be put at. */
export type OrderPlace = {
  /** The row that it is below. */
  after: string;
  /** Read aloud: the list and the position in it. */
  text: string;
  /** Where the row is before it is moved. */
  isHere: boolean;
};

type Lift = { key: string; at: number; places: readonly OrderPlace[] };

/** What is read aloud. */
export type OrderTreeLabels = {
  lifted: (name: string, place: string) => string;
  dropped: (name: string, place: string) => string;
  returned: (name: string) => string;
};

type Wanted<Place extends OrderPlace> = {
  list: RefObject<HTMLElement | null>;
  labels: OrderTreeLabels;
  placesOf: (key: string) => readonly Place[];
  onMove: (key: string, place: Place) => void;
};

/** The place whose upper row ends nearest to a point of the screen. */
function nearestPlace(list: HTMLElement, places: readonly OrderPlace[], y: number): number {
  const distances = places.map(({ after }) => {
    const row = list.querySelector(`[data-key="${CSS.escape(after)}"]`);
    return row ? Math.abs(row.getBoundingClientRect().bottom - y) : Infinity;
  });
  return distances.indexOf(Math.min(...distances));
}

/** Lifts one row at a time and moves it by keys or by a pointer. */
export function useLift<Place extends OrderPlace>({ list, labels, placesOf, onMove }: Wanted<Place>) {
  const [lift, setLift] = useState<Lift | null>(null);
  const [announced, announce] = useState('');
  const put = (next: Lift, name: string) => {
    setLift(next);
    announce(labels.lifted(name, next.places[next.at]?.text ?? ''));
    const row = list.current?.querySelector(`[data-key="${CSS.escape(next.places[next.at]?.after ?? '')}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  };
  const raise = (key: string, name: string) => {
    const places = placesOf(key);
    put(
      {
        key,
        places,
        at: Math.max(
          0,
          places.findIndex(({ isHere }) => isHere),
        ),
      },
      name,
    );
  };
  const cancel = (name: string) => {
    if (lift) announce(labels.returned(name));
    setLift(null);
  };
  const drop = (name: string) => {
    if (!lift) return;
    setLift(null);
    const place = placesOf(lift.key)[lift.at];
    if (!place || place.isHere) return announce(labels.returned(name));
    announce(labels.dropped(name, place.text));
    onMove(lift.key, place);
  };
  const step = (by: number, name: string) => {
    if (!lift) return;
    const at = Math.min(Math.max(lift.at + by, 0), lift.places.length - 1);
    put({ ...lift, at }, name);
  };
  /** The props of the button that lifts a row. */
  const handle = (key: string, name: string) => ({
    onClick: (event: { detail: number }) => {
      // A pointer has moved it already; a key or a screen reader presses without a pointer.
      if (event.detail > 0) return;
      if (lift?.key === key) drop(name);
      else raise(key, name);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (lift?.key !== key) return;
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (by === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (by === undefined) cancel(name);
      else step(by, name);
    },
    onBlur: () => lift?.key === key && cancel(name),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      raise(key, name);
    },
    onPointerMove: (event: PointerEvent) => {
      if (lift?.key !== key || event.buttons === 0 || !list.current) return;
      const at = nearestPlace(list.current, lift.places, event.clientY);
      if (at !== lift.at) put({ ...lift, at }, name);
    },
    onPointerUp: () => drop(name),
    onPointerCancel: () => cancel(name),
  });
  return { lift, announced, handle };
}
