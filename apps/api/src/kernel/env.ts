import * as v from 'valibot';

import { baseUrl, list, whole } from './env-values.ts';
import { readSecretFiles } from './secret-files.ts';

const PLATFORM = 'PLATFORM_HOST must be a host name, such as PLATFORM_HOST=eats.example.uz';
const platformHost = v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9.-]{1,190}$/, PLATFORM));

const LOOPBACK = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';

const SHARE =
  'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, such as OTEL_TRACES_SAMPLER_ARG=0.1 (a tenth of the traces)';

const VAPID_KEY =
  'VAPID_PRIVATE_KEY must be 32 bytes in base64url (43 characters), the private key of `npx web-push generate-vapid-keys`';
const VAPID_CONTACT =
  'VAPID_CONTACT must be an address for push services, such as VAPID_CONTACT=mailto:ops@example.uz';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The server's environment. Every message names the error and the remedy. */
const Environment = v.object({
  PORT: v.optional(
    whole(0, 65_535, 'PORT must be a number from 0 to 65535, such as PORT=3000 (0: any free port)'),
    '3000',
  ),
  HOST: v.optional(v.string()),
  ADMIN_PORT: v.optional(
    whole(
      0,
      65_535,
      'ADMIN_PORT must be a number from 0 to 65535, such as ADMIN_PORT=9464 (0: any free port)',
    ),
    '0',
  ),
  ADMIN_HOST: v.optional(v.string(), LOOPBACK),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^postgres(ql)?:\/\//,
        'DATABASE_URL must start with postgres://, such as postgres://user:password@host:5432/dasturxon; leave it out to use the embedded database in DATA_DIR',
      ),
    ),
  ),
  DATABASE_POOL: v.optional(
    whole(2, 200, 'DATABASE_POOL must be a number of connections from 2 to 200, such as DATABASE_POOL=20'),
    '20',
  ),
  DATA_DIR: v.optional(
    v.pipe(v.string(), v.minLength(1, 'DATA_DIR must name a folder, such as DATA_DIR=.data')),
    '.data',
  ),
  STORAGE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:file:\/\/\/\S+|s3:\/\/[^\s:@/]+:[^\s:@/]+@[^\s@/]+\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\?\S*)?)$/,
        'STORAGE_URL must be file:///folder or s3://KEY:SECRET@host/bucket (keys percent-encoded; ?region=…, ?tls=0); leave it out to keep pictures in DATA_DIR',
      ),
    ),
  ),
  TLS_FOLDER: v.optional(
    v.pipe(v.string(), v.minLength(1, 'TLS_FOLDER must name a folder with public.crt and private.key')),
  ),
  SANDBOX: v.optional(
    v.picklist(['0', '1'], 'SANDBOX must be 1 (stand-ins for SMS, maps and payments) or 0 (the real ones)'),
  ),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `LOG_LEVEL must be one of ${LEVELS.join(', ')}`), 'info'),
  SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[0-9a-f]{64}(?:,[0-9a-f]{64}){0,3}$/i,
        'SECRET_KEY must be 32 bytes in hex (64 characters), or up to four of them with commas while keys are replaced; make one with: openssl rand -hex 32',
      ),
    ),
  ),
  BACKUP_RECIPIENTS: v.optional(
    v.pipe(
      list,
      v.everyItem(
        (one) => /^age1[02-9ac-hj-np-z]{58}$/.test(one),
        'BACKUP_RECIPIENTS must be public keys of age with commas, such as age1…; make a key pair with: dasturxon backup key',
      ),
    ),
    '',
  ),
  DEV_HOSTS: v.optional(list, ''),
  PLATFORM_HOST: v.optional(platformHost, 'localhost'),
  TRUSTED_PROXIES: v.optional(list, ''),
  REQUEST_RATE: v.optional(
    whole(
      0,
      100_000,
      'REQUEST_RATE must be calls a second from 0 to 100000, such as REQUEST_RATE=50 (of one address, ten seconds’ worth at once; 0: no limit)',
    ),
    '50',
  ),
  OPEN_ORDERS: v.optional(
    whole(
      0,
      999_999,
      'OPEN_ORDERS must be a number from 0 to 999999, such as OPEN_ORDERS=3 (orders of one customer that are neither paid nor accepted; 0: no limit)',
    ),
    '3',
  ),
  NEWCOMER_ORDERS: v.optional(
    whole(
      0,
      999_999,
      'NEWCOMER_ORDERS must be a number from 0 to 999999, such as NEWCOMER_ORDERS=300 (orders an hour from one address by customers without a completed order; 0: no limit)',
    ),
    '300',
  ),
  VAPID_PRIVATE_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/, VAPID_KEY))),
  VAPID_CONTACT: v.optional(v.pipe(v.string(), v.regex(/^(?:mailto:|https:\/\/)\S+$/, VAPID_CONTACT))),
  GEOCODER_URL: v.optional(baseUrl('GEOCODER_URL', 'https://nominatim.example.uz')),
  GEOCODER_RATE: v.optional(
    whole(
      1,
      1_000,
      'GEOCODER_RATE must be questions a second from 1 to 1000, such as GEOCODER_RATE=1 (all that the public geocoder allows)',
    ),
    '1',
  ),
  ESKIZ_URL: v.optional(baseUrl('ESKIZ_URL', 'https://notify.eskiz.uz/api')),
  PLAY_MOBILE_URL: v.optional(baseUrl('PLAY_MOBILE_URL', 'https://send.smsxabar.uz/broker-api')),
  TELEGRAM_GATEWAY_URL: v.optional(baseUrl('TELEGRAM_GATEWAY_URL', 'https://gatewayapi.telegram.org')),
  CLICK_URL: v.optional(baseUrl('CLICK_URL', 'https://api.click.uz/integration')),
  YANDEX_DELIVERY_URL: v.optional(baseUrl('YANDEX_DELIVERY_URL', 'https://b2b.taxi.yandex.net')),
  YANDEX_MAPS_URL: v.optional(baseUrl('YANDEX_MAPS_URL', 'https://enterprise.api-maps.yandex.ru')),
  IIKO_URL: v.optional(baseUrl('IIKO_URL', 'https://api-ru.iiko.services')),
  JOWI_URL: v.optional(baseUrl('JOWI_URL', 'https://api.jowi.club')),
  POSTER_URL: v.optional(baseUrl('POSTER_URL', 'https://joinposter.com')),
  TELEGRAM_URL: v.optional(baseUrl('TELEGRAM_URL', 'https://api.telegram.org')),
  TELEGRAM_UPDATES: v.optional(
    v.picklist(
      ['webhook', 'polling'],
      'TELEGRAM_UPDATES must be webhook (Telegram calls this server) or polling (this server asks; for development)',
    ),
    'webhook',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(baseUrl('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318')),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    v.pipe(v.string(), v.transform(Number), v.number(SHARE), v.minValue(0, SHARE), v.maxValue(1, SHARE)),
    '1',
  ),
  INIT_DATA_MAX_AGE: v.optional(
    whole(
      60,
      86_400,
      'INIT_DATA_MAX_AGE must be seconds from 60 to 86400, such as INIT_DATA_MAX_AGE=3600 (how long one opening of the Telegram mini-app can sign in)',
    ),
    '3600',
  ),
});

export type Env = Omit<v.InferOutput<typeof Environment>, 'SANDBOX' | 'HOST'> & {
  HOST: string;
  SANDBOX: boolean;
  /** HOST is not set: the sandbox answers only on local names. */
  SANDBOX_IS_LOCAL: boolean;
};

/** What people set when they mean one of ours. */
const MISTAKEN: Record<string, keyof Env> = {
  DATABASE_URI: 'DATABASE_URL',
  DB_URL: 'DATABASE_URL',
  POSTGRES_URL: 'DATABASE_URL',
  DATA_PATH: 'DATA_DIR',
  SERVER_PORT: 'PORT',
  APP_PORT: 'PORT',
  LOGLEVEL: 'LOG_LEVEL',
  SECRET: 'SECRET_KEY',
  SECRETS_KEY: 'SECRET_KEY',
  SANDBOX_ENABLED: 'SANDBOX',
};

/** Variables that have no effect in this configuration, each with a remedy. */
function unused(source: NodeJS.ProcessEnv, sandbox: boolean): string[] {
  const notes = Object.entries(MISTAKEN)
    .filter(([name]) => source[name] !== undefined)
    .map(([name, meant]) => `${name} is not read: did you mean ${meant}?`);
  if (source['DATABASE_POOL'] && !source['DATABASE_URL'])
    notes.push('DATABASE_POOL has no effect without DATABASE_URL: set that too, or leave it out');
  const replaced = [
    'ESKIZ_URL',
    'PLAY_MOBILE_URL',
    'TELEGRAM_GATEWAY_URL',
    'GEOCODER_URL',
    'CLICK_URL',
    'TELEGRAM_URL',
    'YANDEX_DELIVERY_URL',
    'YANDEX_MAPS_URL',
    'POSTER_URL',
    'IIKO_URL',
    'JOWI_URL',
  ].filter((name) => source[name]);
  if (sandbox && replaced.length > 0)
    notes.push(`${replaced.join(', ')} has no effect while SANDBOX=1 answers instead: set SANDBOX=0`);
  if (source['DATABASE_URL'] && !source['SECRET_KEY'])
    notes.push(
      'SECRET_KEY is missing: a key in DATA_DIR is used, which other processes on this database must share; set SECRET_KEY',
    );
  return notes;
}

/** The data that the sandbox console may show. */
function openSandbox(sandbox: boolean, host: string | undefined): string[] {
  if (!sandbox) return [];
  const shows = 'The sandbox is on: its console shows sign-in codes and orders of every brand';
  if (host === undefined)
    return [
      `${shows}. Only this machine reaches it, and SMS and payments are not real. Set SANDBOX=0 to serve guests`,
    ];
  return host === LOOPBACK || host === '::1' || host === 'localhost'
    ? []
    : [`${shows} to everybody who reaches HOST=${host}. Set SANDBOX=0, or leave HOST out`];
}

export type EnvReading = { env: Env; warnings: string[] } | { problems: string[] };

/** Reads the environment: settings with their defaults and notes on unused ones, or one sentence per problem. */
export function readEnv(source: NodeJS.ProcessEnv): EnvReading {
  const { given, problems } = readSecretFiles(source);
  if (problems.length > 0) return { problems };
  const parsed = v.safeParse(Environment, given);
  if (!parsed.success) return { problems: parsed.issues.map((issue) => issue.message) };
  const { SANDBOX, HOST, ...rest } = parsed.output;
  const sandbox = SANDBOX === undefined ? rest.DATABASE_URL === undefined : SANDBOX === '1';
  const host = HOST ?? (sandbox ? LOOPBACK : EVERYWHERE);
  const env = { ...rest, HOST: host, SANDBOX: sandbox, SANDBOX_IS_LOCAL: HOST === undefined };
  return { env, warnings: [...unused(given, sandbox), ...openSandbox(sandbox, HOST)] };
}
