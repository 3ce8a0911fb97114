/** The push services of browsers, by the ends of their host names. */
const HOSTS = {
  GOOGLE: ['.googleapis.com'],
  MOZILLA: ['.push.services.mozilla.com'],
  APPLE: ['.push.apple.com'],
  WINDOWS: ['.notify.windows.com'],
} as const;
type PushService = keyof typeof HOSTS;

/** Push services whose messages have places of their own: one that hangs takes none of another one's. */
// Object.keys loses the type of the names.
export const PUSH_SERVICES = Object.keys(HOSTS) as readonly PushService[];

/** Which push service an address belongs to; null for any other one. */
export function pushServiceOf(endpoint: string): PushService | null {
  const { hostname } = new URL(endpoint);
  return PUSH_SERVICES.find((name) => HOSTS[name].some((end) => `.${hostname}`.endsWith(end))) ?? null;
}
