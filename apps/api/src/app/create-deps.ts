import { previewOpener } from '../back-office/preview/open-preview.ts';
import { clickProfileReader } from '../gateways/click/click-profile.ts';
import { botGateway } from '../gateways/telegram/bot-api.ts';
import { nominatim } from '../gateways/geocoder/nominatim.ts';
import { amoAccessOf } from '../gateways/crm/amo-access.ts';
import { telegramGateway } from '../gateways/sms/telegram-gateway.ts';
import { eskiz } from '../gateways/sms/eskiz.ts';
import { playMobile } from '../gateways/sms/play-mobile.ts';
import { smsSender } from '../gateways/sms/sms-gateway.ts';
import { publicPost } from '../gateways/public-post.ts';
import { certificateReader } from '../gateways/read-certificate.ts';
import { guestFiles, publicFiles } from '../gateways/storage/guest-files.ts';
import { openStorage } from '../gateways/storage/open-storage.ts';
import { tills } from '../gateways/tills/tills.ts';
import { yandexDelivery } from '../gateways/yandex-delivery/yandex-delivery.ts';
import type { Handle } from '../db/connect.ts';
import type { Deps } from './deps.ts';
import type { Env } from '../kernel/env.ts';
import { createMetrics } from '../kernel/metrics.ts';
import { withoutRedirects } from '../kernel/service-fetch.ts';
import { ORDER_PORTS } from './order-ports.ts';
import { createBrandAnswers } from '../http/prepared/brand-answers.ts';
import { tenantDirectory } from '../http/tenancy/tenants.ts';
import type { Log } from '../kernel/log.ts';
import { createOrderEvents } from '../orders/model/order-events.ts';
import { cardKeeper, paymentProviders } from '../payments/providers/providers.ts';
import type { Secrets } from '../kernel/secrets.ts';

const REAL = {
  eskiz: 'https://notify.eskiz.uz/api',
  telegramGateway: 'https://gatewayapi.telegram.org',
  playMobile: 'https://send.smsxabar.uz/broker-api',
  geocoder: 'https://nominatim.openstreetmap.org',
  click: 'https://api.click.uz/integration',
  telegram: 'https://api.telegram.org',
  yandexDelivery: 'https://b2b.taxi.yandex.net',
};

export type Parts = {
  env: Env;
  db: Handle;
  log: Log;
  secrets: Secrets;
  /** Where this server answers itself, known once it listens: the sandbox is there. */
  ownUrl: () => string;
  fetch: typeof globalThis.fetch;
  now: () => Date;
  newId: () => string;
};

/** The dependencies of the product, except the jobs, whose handlers need these dependencies. */
export async function createDeps(
  parts: Parts,
): Promise<Omit<Deps, 'wakeJobs' | 'forgetJobs' | 'jobsReady' | 'stopping'>> {
  const { env, db, log, now, newId } = parts;
  const fetch = withoutRedirects(parts.fetch);
  const outside = (sandbox: string, given: string | undefined, real: string) => () =>
    env.SANDBOX ? `${parts.ownUrl()}/sandbox/${sandbox}` : (given ?? real);
  const eskizSms = eskiz({ baseUrl: outside('eskiz/api', env.ESKIZ_URL, REAL.eskiz), fetch });
  const sendSms = smsSender({
    ESKIZ: eskizSms.send,
    PLAY_MOBILE: playMobile({
      baseUrl: outside('playmobile/broker-api', env.PLAY_MOBILE_URL, REAL.playMobile),
      fetch,
    }),
  });
  const codeGateway = telegramGateway({
    baseUrl: outside('telegram-gateway', env.TELEGRAM_GATEWAY_URL, REAL.telegramGateway),
    fetch,
  });
  const geocoder = nominatim({
    baseUrl: outside('nominatim', env.GEOCODER_URL, REAL.geocoder),
    fetch,
    perSecond: env.SANDBOX ? Infinity : env.GEOCODER_RATE,
  });
  const readClickProfile = clickProfileReader({
    url: outside('click/integration', env.CLICK_URL, REAL.click),
    fetch,
  });
  const courierService = yandexDelivery({
    baseUrl: outside('yandex-delivery', env.YANDEX_DELIVERY_URL, REAL.yandexDelivery),
    fetch,
  });
  const bots = botGateway({ baseUrl: outside('telegram', env.TELEGRAM_URL, REAL.telegram), fetch });
  const ofPayments = {
    fetch,
    now,
    address: (name: string, real: string) => outside(name, undefined, real),
  };
  const files = openStorage(env, fetch);
  const tenants = tenantDirectory(db, now);
  return {
    env,
    db,
    log,
    now,
    newId,
    ownUrl: parts.ownUrl,
    secrets: parts.secrets,
    storage: publicFiles(files),
    guestFiles: guestFiles(files),
    postToPublic: publicPost(),
    outsideServices: {
      smsBalances: { ESKIZ: eskizSms.readBalance },
      bots,
      readCertificate: certificateReader(),
      ownUrl: parts.ownUrl,
    },
    amoAccess: amoAccessOf({ env, ownUrl: parts.ownUrl, fetch }),
    openTill: tills({ env, ownUrl: parts.ownUrl, fetch }),
    tenants,
    openPreview: previewOpener({ db, now, secrets: parts.secrets }),
    sendSms,
    codeGateway,
    geocoder,
    readClickProfile,
    bots,
    courierService,
    payments: paymentProviders(ofPayments),
    cardKeeper: cardKeeper(ofPayments),
    metrics: createMetrics(),
    orderEvents: await createOrderEvents(db, log),
    orderPorts: ORDER_PORTS,
    brandAnswers: await createBrandAnswers(db, tenants.forget),
  };
}
