import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import { connectBot, connectPayment, connectSms } from './connect.ts';
import { readBotTexts, setBotMenu, setBotText } from './bot-texts/bot-texts.ts';
import { readBotStaff } from './bot-staff/read-bot-staff.ts';
import { setBranchRules, setStaffGroup } from './bot-staff/save-bot-staff.ts';
import { testStaffGroup } from './bot-staff/test-staff-group.ts';
import type { Deps } from './systems/deps.ts';
import { readSmsUsage } from './sms/read-sms-usage.ts';
import { setSmsCosts } from './sms/set-sms-costs.ts';
import { readConnections } from './read-connections.ts';
import { connectAggregator, connectCrm, connectTill, disconnectSystem } from './systems/connect-systems.ts';
import { readSystems } from './systems/read-systems.ts';
import { testConnection } from './test-connection.ts';

/** What a brand is connected to: secrets are set and tested here, and never read. */
export function connectionsRoutes(serve: Serve<Deps>) {
  serve(endpoints.readConnections, (ctx) => readConnections(ctx));
  serve(endpoints.connectPayment, (ctx, { body, bodyText }) =>
    connectPayment(ctx, body, { endpoint: endpoints.connectPayment.path, bodyText }),
  );
  serve(endpoints.connectSms, (ctx, { body, bodyText }) =>
    connectSms(ctx, body, { endpoint: endpoints.connectSms.path, bodyText }),
  );
  serve(endpoints.readSmsUsage, (ctx) => readSmsUsage(ctx));
  serve(endpoints.setSmsCosts, (ctx, { body, bodyText }) =>
    setSmsCosts(ctx, body, { endpoint: endpoints.setSmsCosts.path, bodyText }),
  );
  serve(endpoints.connectBot, (ctx, { body, bodyText }) =>
    connectBot(ctx, body, { endpoint: endpoints.connectBot.path, bodyText }),
  );
  serve(endpoints.readBotTexts, (ctx) => readBotTexts(ctx));
  serve(endpoints.setBotMenu, (ctx, { body, bodyText }) =>
    setBotMenu(ctx, body, { endpoint: endpoints.setBotMenu.path, bodyText }),
  );
  serve(endpoints.setBotText, (ctx, { body, bodyText }) =>
    setBotText(ctx, body, { endpoint: endpoints.setBotText.path, bodyText }),
  );
  serve(endpoints.readBotStaff, (ctx) => readBotStaff(ctx));
  serve(endpoints.setStaffGroup, (ctx, { body, bodyText }) =>
    setStaffGroup(ctx, body, { endpoint: endpoints.setStaffGroup.path, bodyText }),
  );
  serve(endpoints.testStaffGroup, (ctx, { body, bodyText }) =>
    testStaffGroup(ctx, body, { endpoint: endpoints.testStaffGroup.path, bodyText }),
  );
  serve(endpoints.setBranchRules, (ctx, { body, bodyText }) =>
    setBranchRules(ctx, body, { endpoint: endpoints.setBranchRules.path, bodyText }),
  );
  serve(endpoints.readSystems, (ctx) => readSystems(ctx));
  serve(endpoints.connectTill, (ctx, { body, bodyText }) =>
    connectTill(ctx, body, { endpoint: endpoints.connectTill.path, bodyText }),
  );
  serve(endpoints.connectAggregator, (ctx, { body }) => connectAggregator(ctx, body));
  serve(endpoints.connectCrm, (ctx, { body, bodyText }) =>
    connectCrm(ctx, body, { endpoint: endpoints.connectCrm.path, bodyText }),
  );
  serve(endpoints.disconnectSystem, (ctx, { body, bodyText }) =>
    disconnectSystem(ctx, body, { endpoint: endpoints.disconnectSystem.path, bodyText }),
  );
  serve(endpoints.testConnection, (ctx, { body, bodyText }) =>
    testConnection(ctx, body, { endpoint: endpoints.testConnection.path, bodyText }),
  );
}
