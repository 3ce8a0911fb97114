import { Hono } from 'hono';

import { aggregatorRoutes } from './aggregator/aggregator.routes.ts';
import type { FindBrand, FindBrandByBot, ListBrands } from './brands/sandbox-brand.ts';
import { clickIntegrationRoutes, clickLaunchRoutes } from './click/click.routes.ts';
import { createExchanges } from './click/exchanges.ts';
import { createWebSessions } from './click/web-sessions.ts';
import { mountPayments } from './pay-page/mount-payments.ts';
import { consoleRoutes } from './console/console.routes.ts';
import { createFaultSwitches, type FaultSwitches } from './faults/fault-switches.ts';
import { createPrinters } from './printers/printers.ts';
import { pushApiRoutes, type PushBrowsers, pushRoutes } from './push/push.routes.ts';
import { printersRoutes } from './printers/printers.routes.ts';
import type { FindProviderMerchant } from './provider-merchants/provider-merchant.ts';
import { withFaults } from './faults/with-faults.ts';
import { openKept } from './kept/kept.ts';
import { nominatimRoutes } from './geocoder/nominatim.routes.ts';
import { createClaims } from './couriers/claims.ts';
import { courierApiRoutes, courierRoutes } from './couriers/couriers.routes.ts';
import { launcherRoutes } from './launcher/launcher.routes.ts';
import type { ChangeRow } from './brands/change-row.ts';
import type { ChangeSettings } from './brands/change-settings.ts';
import type { AdvanceOrder, ListOrders } from './orders/console-order.ts';
import { s3Routes } from './s3/s3.routes.ts';
import { sandboxApiRoutes } from './sandbox-api.routes.ts';
import { amoCrmRoutes } from './crm/amo-crm.routes.ts';
import { telegramGatewayRoutes } from './sms/telegram-gateway.routes.ts';
import { eskizRoutes } from './sms/eskiz.routes.ts';
import { playMobileRoutes } from './sms/play-mobile.routes.ts';
import { createSmsBalances, smsBalanceRoutes } from './sms/sms-balances.ts';
import { createSmsInbox, type SmsInbox } from './sms/sms-inbox.ts';
import { telegramBotRoutes } from './telegram/bot.routes.ts';
import { createBotTools } from './telegram/bot-tools.ts';
import { telegramChatsRoutes } from './telegram/chats.routes.ts';
import { toBot } from './telegram/known-bot.ts';
import { telegramLaunchRoutes } from './telegram/launch.routes.ts';
import { createTelegramInbox, type TelegramInbox } from './telegram/telegram-inbox.ts';
import { mountTills } from './tills/mount-tills.ts';
import { tileRoutes } from './tiles/tiles.routes.ts';
import { AMO_WIRE } from './wire/amo-wire.ts';
import { CODE_WIRE } from './wire/code-wire.ts';
import { DELIVERY_WIRE } from './wire/delivery-wire.ts';
import { createWireRecords, withWire, type WireLog } from './wire/wire-log.ts';
import { yandexMapsRoutes } from './yandex-maps/yandex-maps.routes.ts';

export interface SandboxOptions {
  readonly advanceOrder: AdvanceOrder;
  /** Orders for the console; without it the list is empty. */
  readonly listOrders?: ListOrders;
  /** Settings as a brand's administration would change them; without it none can be. */
  readonly changeSettings?: ChangeSettings;
  /** What a brand sells and where, as its administration would change it; without it nothing can be. */
  readonly changeRow?: ChangeRow;
  /** Brands with mini-apps; none by default. */
  readonly listBrands?: ListBrands;
  readonly findBrand?: FindBrand;
  readonly findBrandByBot?: FindBrandByBot;
  /** Merchants with an account at a payment provider; none by default. */
  readonly findProviderMerchant?: FindProviderMerchant;
  /** The fetch for updates to bots and calls to merchants; the platform's own by default. */
  readonly fetch?: typeof globalThis.fetch;
  readonly now: () => Date;
  /** Where payments and cards of providers, and the chats of bots, are kept over a restart; without it they are gone with the process. */
  readonly keepIn?: string;
  /** Where people reach the server, for the addresses on the console; the page's own origin without it. */
  readonly publicOrigin?: string;
}

export interface Sandbox {
  /** To be mounted at `/sandbox`. */
  readonly app: Hono;
  readonly sms: SmsInbox;
  readonly telegram: TelegramInbox;
  readonly faults: FaultSwitches;
  /** What was exchanged, compared with the documents of the protocols. */
  readonly wire: WireLog;
}

const nothing = async () => [];

/** Stand-ins for external services, each with its real wire protocol, and a console page. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { advanceOrder, now, publicOrigin } = options;
  const { listOrders = nothing, listBrands = nothing, findBrand = async () => null } = options;
  const { findBrandByBot = async () => null, fetch = globalThis.fetch } = options;
  const { findProviderMerchant = async () => null, changeSettings = async () => false } = options;
  const { changeRow = async () => null } = options;
  const sms = createSmsInbox(now);
  const balances = createSmsBalances();
  const telegram = createTelegramInbox(now);
  const faults = createFaultSwitches();
  const wire = createWireRecords();
  const kept = openKept(options.keepIn);
  const app = new Hono();
  app.use('/eskiz/*', withFaults(faults, 'eskiz'));
  app.route('/eskiz/api', eskizRoutes({ inbox: sms, balances, now }));
  app.use('/playmobile/*', withFaults(faults, 'playmobile'));
  app.route('/playmobile/broker-api', playMobileRoutes(sms));
  app.use('/telegram-gateway/*', withFaults(faults, 'telegram-gateway'));
  app.use('/telegram-gateway/*', withWire(wire, { service: 'Telegram Gateway', calls: CODE_WIRE }));
  app.route('/telegram-gateway', telegramGatewayRoutes(sms, now));
  app.use('/nominatim/*', withFaults(faults, 'nominatim'));
  app.route('/nominatim', nominatimRoutes());
  app.use('/tiles/*', withFaults(faults, 'tiles'));
  app.route('/tiles', tileRoutes());
  app.use('/yandex-maps/*', withFaults(faults, 'yandex-maps'));
  app.route('/yandex-maps', yandexMapsRoutes());
  app.route('/', launcherRoutes());
  const tools = createBotTools({ now, fetch, kept });
  const findBot = async (token: string) => {
    const brand = await findBrandByBot(token);
    return brand && toBot(brand);
  };
  app.use('/telegram/*', withFaults(faults, 'telegram'));
  app.route('/telegram', telegramBotRoutes({ inbox: telegram, findBot, tools }));
  const sessions = createWebSessions(now);
  const exchanges = createExchanges(now);
  app.use('/click/*', withFaults(faults, 'click'));
  app.route('/click', clickIntegrationRoutes(sessions, exchanges));
  mountPayments(app, { faults, findProviderMerchant, fetch, now, sms, kept });
  app.use('/yandex-delivery/*', withFaults(faults, 'yandex-delivery'));
  app.use('/yandex-delivery/*', withWire(wire, { service: 'Yandex Delivery', calls: DELIVERY_WIRE }));
  const claims = createClaims(now);
  app.route('/yandex-delivery', courierRoutes(claims, now));
  app.route('/api/couriers', courierApiRoutes(claims));
  mountTills(app, { faults, wire, now });
  app.use('/amocrm/*', withFaults(faults, 'amocrm'));
  app.use('/amocrm/*', withWire(wire, { service: 'amoCRM', calls: AMO_WIRE }));
  app.route('/amocrm', amoCrmRoutes(now));
  app.route('/api/aggregator', aggregatorRoutes(fetch));
  app.use('/s3/*', withFaults(faults, 's3'));
  app.route('/s3', s3Routes(now));
  app.get('/api/wire', (c) => c.json({ faults: wire.faults, seen: Object.fromEntries(wire.seen) }));
  const browsers: PushBrowsers = new Map();
  app.use('/push/*', withFaults(faults, 'web-push'));
  app.route('/push', pushRoutes(browsers));
  app.route('/api/push', pushApiRoutes(browsers));
  app.route('/', printersRoutes(createPrinters(now)));
  const console = { advanceOrder, listOrders, listBrands, changeSettings, changeRow };
  app.route('/api', sandboxApiRoutes({ sms, telegram, faults, ...console }));
  app.route('/api/sms', smsBalanceRoutes(balances));
  app.route('/api/telegram', telegramLaunchRoutes({ findBrand, now }));
  app.route('/api/telegram', telegramChatsRoutes({ findBrand, now, tools }));
  app.route('/api/click', clickLaunchRoutes({ sessions, exchanges, findBrand }));
  app.route('/', consoleRoutes({ publicOrigin: publicOrigin ?? '' }));
  return { app, sms, telegram, faults, wire };
}
