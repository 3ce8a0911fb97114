import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Field names whose values are removed from log lines at any depth (T27). */
const SECRET_NAMES = [
  'phone',
  'receiver',
  'code',
  'token',
  'authorization',
  'Authorization',
  'initData',
  'contactResponse',
  'webSession',
  'address',
  'firstName',
  'lastName',
  'email',
  'comment',
  'allergies',
  'password',
  'smsPassword',
  'smsUsername',
  'smsAccounts',
  'telegramGatewayToken',
  'secrets',
  'cvv',
  'number',
  'DATABASE_URL',
  'STORAGE_URL',
  'SECRET_KEY',
  'body',
];

/** An error as a log may show it: database errors lose the parameters and details that hold people's data. */
function plainError(error: unknown): object {
  if (!(error instanceof Error)) return { message: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const sqlState = (cause as { code?: unknown }).code;
  const message = error.message.startsWith('Failed query') ? cause.message : error.message;
  return { type: error.name, message: message.slice(0, 500), sqlState, stack: stackOf(cause) };
}

function stackOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');
}

/** The structured log. `error` objects go under `err`. */
export function createLog(level: string, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
        censor: '[hidden]',
      },
      serializers: { err: plainError },
    },
    destination ?? pino.destination({ sync: false }),
  );
}
