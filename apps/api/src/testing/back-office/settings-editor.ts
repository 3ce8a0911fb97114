import { endpoints, unwrap } from '@dasturxon/core/api';
import type { DraftEntity, FieldValue, SentPatch } from '@dasturxon/core/drafts';

import { key } from '../order-bodies.ts';
import type { StaffPerson } from './back-office-scene.ts';

const IDS = { settings: 'web', orderSettings: 'orders', brand: 'brand' } as const;

/** A change of a setting, as an editor who saw the draft's revision `base` sends it. */
export const setting = (
  field: string,
  value: FieldValue,
  { base = 0, entity = 'settings' }: { base?: number; entity?: DraftEntity & keyof typeof IDS } = {},
): SentPatch => ({ entity, id: IDS[entity], field, value, base });

/** Saves changes in the draft of the settings. */
export const saveSettings = (who: StaffPerson, patches: SentPatch[]) =>
  who.api(endpoints.saveSettingsDraft, { body: { patches }, idempotencyKey: key() });

/** Publishes what the draft had at a revision. */
export const publishSettings = (
  who: StaffPerson,
  expectedVersion: number,
  wanted: { at?: string; accept?: string; confirmed?: string } = {},
) => who.api(endpoints.publishSettingsDraft, { body: { expectedVersion, ...wanted }, idempotencyKey: key() });

/** The settings as an editor sees them. */
export const settingsDraftOf = async (who: StaffPerson) => unwrap(await who.api(endpoints.readSettingsDraft));
