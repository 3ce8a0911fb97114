import type { ModificationGroup, Modifier } from '../catalog/modification-group.schema.ts';
import { type LineIdentity, tidyModifiers } from './line-key.ts';

/** The errors in the choices of a line, with the ids of their groups. */
export type ModifierError =
  | { code: 'modifier.notFound'; modifierId: string }
  | { code: 'modifier.unavailable'; modifierId: string }
  | { code: 'modifier.dependency'; modifierId: string; needs: string }
  | { code: 'modifier.tooFew'; groupId: string; modifierId?: string; min: number }
  | { code: 'modifier.tooMany'; groupId: string; modifierId?: string; max: number };

type Counts = ReadonlyMap<string, number>;

/** The allowed number of choices of a group. `max` is Infinity for 0 (D12). */
export function limitsOf(group: Pick<ModificationGroup, 'min' | 'max' | 'required'>): {
  min: number;
  max: number;
} {
  return {
    min: group.required ? Math.max(1, group.min) : group.min,
    max: group.max === 0 ? Infinity : group.max,
  };
}

function checkChoice(groupId: string, item: Modifier, counts: Counts): ModifierError[] {
  const [count, max] = [counts.get(item.id) ?? 0, item.max === 0 ? Infinity : item.max];
  if (count === 0) return [];
  const modifierId = item.id;
  const needs = item.dependsOn.find((id) => !counts.has(id));
  return [
    ...(item.isAvailable ? [] : [{ code: 'modifier.unavailable' as const, modifierId }]),
    ...(count < item.min ? [{ code: 'modifier.tooFew' as const, groupId, modifierId, min: item.min }] : []),
    ...(count > max ? [{ code: 'modifier.tooMany' as const, groupId, modifierId, max }] : []),
    ...(needs === undefined ? [] : [{ code: 'modifier.dependency' as const, modifierId, needs }]),
  ];
}

function checkGroup(group: ModificationGroup, counts: Counts): ModifierError[] {
  const { min, max } = limitsOf(group);
  const chosen = group.items.reduce((sum, item) => sum + (counts.get(item.id) ?? 0), 0);
  const groupId = group.id;
  return [
    ...(chosen < min ? [{ code: 'modifier.tooFew' as const, groupId, min }] : []),
    ...(chosen > max ? [{ code: 'modifier.tooMany' as const, groupId, max }] : []),
    ...group.items.flatMap((item) => checkChoice(groupId, item, counts)),
  ];
}

/**
 * Errors in the choices of a product: foreign, unavailable, too few or too many of one or of a group, or without the
 * choice they depend on (D12). `multiple` only affects drawing.
 */
export function checkModifiers(
  groups: readonly ModificationGroup[],
  modifiers: LineIdentity['modifiers'],
): ModifierError[] {
  const counts: Counts = new Map(tidyModifiers(modifiers).map(({ id, count }) => [id, count]));
  const known = new Set(groups.flatMap((group) => group.items.map((item) => item.id)));
  const foreign = [...counts.keys()].filter((id) => !known.has(id));
  return [
    ...foreign.map((modifierId) => ({ code: 'modifier.notFound' as const, modifierId })),
    ...groups.flatMap((group) => checkGroup(group, counts)),
  ];
}

/** The choices that are made before the guest touches anything (D12). */
export function defaultModifiers(groups: readonly ModificationGroup[]): { id: string; count: number }[] {
  return tidyModifiers(
    groups.flatMap((group) =>
      group.items.filter((item) => item.isAvailable).map((item) => ({ id: item.id, count: item.default })),
    ),
  );
}
