import type { BoardDoor } from './board-order.schema.ts';

/** The parts of a door that are named beside their value, in the order in which a courier meets them. */
const DOOR_PARTS = ['entrance', 'domophone', 'floor', 'office'] as const;
/** A part of a door that is named beside its value. */
export type DoorPart = (typeof DOOR_PARTS)[number];

/** What is known of a door. */
export function doorParts(door: BoardDoor | null): { part: DoorPart; value: string }[] {
  return DOOR_PARTS.map((part) => ({ part, value: door?.[part].trim() ?? '' })).filter(
    ({ value }) => value !== '',
  );
}
