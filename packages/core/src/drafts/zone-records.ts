import type { Ring } from '../delivery-area/ring.ts';
import { overlappedBy, shapeProblem } from '../delivery-area/zone-shape.ts';
import type { RecordRef } from './edited-field.ts';
import type { FieldProblem } from './field-rule.ts';
import type { RecordFields } from './record-fields.ts';

/** What keeps an active zone as a whole from being published. */
export function zoneProblems(fields: RecordFields): { field: string; problem: FieldProblem }[] {
  if (fields['isActive'] !== true) return [];
  return [
    ...(fields['name'] === '' ? [{ field: 'name', problem: 'noName' as const }] : []),
    ...(fields['cityId'] === null ? [{ field: 'cityId', problem: 'city' as const }] : []),
    ...(shapeProblem(ringOf(fields)) === null ? [] : [{ field: 'polygon', problem: 'border' as const }]),
  ];
}

// What the rules of the fields let through.
const ringOf = (fields: RecordFields) => (fields['polygon'] ?? []) as unknown as Ring;
const cityOf = (fields: RecordFields) => fields['cityId'] as string | null;

type Zone = RecordRef & { fields: RecordFields };

/** The active zones that share an area with a zone (of the same city, or of none). */
export function overlappedZones<Other extends Zone>(zone: Zone, others: readonly Other[]): Other[] {
  if (zone.fields['isActive'] !== true) return [];
  const placed = others
    .filter(({ id, fields }) => id !== zone.id && fields['isActive'] === true)
    .map((other) => ({ other, cityId: cityOf(other.fields), polygon: ringOf(other.fields) }));
  const own = { cityId: cityOf(zone.fields), polygon: ringOf(zone.fields) };
  return overlappedBy(own, placed).map(({ other }) => other);
}
