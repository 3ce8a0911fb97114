import { SettingsDraft } from '../../../drafts/draft.schema.ts';
import { draftCalls, wholeDraft } from './draft-calls.ts';

/** The calls of the draft of the settings that every area has. */
export const settingsDraftCalls = draftCalls('settings');

/** The published settings with the changes that are not published yet. */
export const readSettingsDraft = wholeDraft('settings', SettingsDraft);
