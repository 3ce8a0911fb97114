import { type Api, getBotSetting } from '@dasturxon/core/api';

/** What the messenger's mini-app has to ask for (SES-10); no more than that of what can be asked to sign in. */
export const askBotSetting = (api: Api) => api(getBotSetting);
