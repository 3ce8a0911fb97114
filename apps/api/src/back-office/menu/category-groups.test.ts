import { endpoints, unwrap } from '@dasturxon/core/api';
import type { FieldValue, SentPatch } from '@dasturxon/core/drafts';
import { beforeEach, describe, expect, test } from 'vitest';

import { staffPerson, type StaffPerson } from '../../testing/back-office/back-office-scene.ts';
import { draftOf, editedBrand, publish, save, undo } from '../../testing/back-office/menu-editor.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let manager: StaffPerson;
beforeEach(async () => {
  osh = await aRunningApi({ brand: editedBrand() });
  manager = await staffPerson(osh, { role: 'MANAGER' });
});

const NEW = 'd1b2c3d4-0000-4000-8000-000000000001';
const WHOLE = {
  exists: true,
  'name.uz': 'Ichimliklar',
  image: '/drinks.webp',
  bgColor: '#112233',
  priority: 9,
};
type Fields = Record<string, FieldValue>;
const of = (entity: 'group' | 'category', id: string, fields: Fields, base = 0): SentPatch[] =>
  Object.entries(fields).map(([field, value]) => ({ entity, id, field, value, base }));
async function published(patches: readonly SentPatch[]) {
  const { revision } = await draftOf(manager);
  return publish(
    manager,
    unwrap(
      await save(
        manager,
        patches.map((one) => ({ ...one, base: revision })),
      ),
    ).revision,
  );
}
const groups = async (scene = osh) =>
  unwrap(await scene.as(null)(endpoints.getOverall, { query: { type: 'WEB' } })).groups;
const problemsOf = ({ error }: { error: { data: unknown } | null }) => Object(error?.data).problems;

describe('BO-443 groups of categories', () => {
  test('BO-443 T01 a group of another brand is not there, and an equal id is another group', async () => {
    const other = await aRunningApi({ brand: editedBrand() });
    const before = await groups(other);
    unwrap(await published(of('group', NEW, WHOLE)));
    expect(await groups(other)).toEqual(before);
    const operator = await staffPerson(osh, { role: 'OPERATOR' });
    expect((await save(operator, of('group', NEW, { priority: 1 }))).error?.code).toBe('forbidden');
  });

  test('BO-443 a new group is in the menu after the publication with a category of it; undo takes both back', async () => {
    const before = await groups();
    const { categories } = await draftOf(manager);
    const [category] = categories;
    const patches = [...of('group', NEW, WHOLE), ...of('category', category!.id, { groupId: NEW })];
    unwrap(await published(patches));
    expect((await groups()).find(({ id }) => id === NEW)).toMatchObject({
      name: { uz: 'Ichimliklar' },
      image: '/drinks.webp',
      bgColor: '#112233',
      priority: 9,
    });
    // A group with a category stays.
    const removed = await published(of('group', NEW, { exists: false }));
    expect(problemsOf(removed)).toMatchObject([{ id: NEW, problem: 'usedGroup' }]);
    unwrap(await undo(manager, { version: 2, expectedVersion: 2 }));
    expect(await groups()).toEqual(before);
  });

  test('BO-443 a removed group comes back whole by undo', async () => {
    unwrap(await published(of('group', NEW, WHOLE)));
    const after = await groups();
    unwrap(await published(of('group', NEW, { exists: false })));
    expect((await groups()).map(({ id }) => id)).not.toContain(NEW);
    unwrap(await undo(manager, { version: 3, expectedVersion: 3 }));
    expect(await groups()).toEqual(after);
  });

  test.each<[string, Fields, string]>([['without a name', { ...WHOLE, 'name.uz': '' }, 'nameMissing']])(
    'BO-443 one %s is not published',
    async (_, fields, problem) => {
      expect(problemsOf(await published(of('group', NEW, fields)))).toMatchObject([{ problem }]);
    },
  );
});
