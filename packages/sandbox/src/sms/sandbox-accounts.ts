/** What a merchant logs in to an SMS service with. */
export interface SandboxAccount {
  readonly username: string;
  readonly password: string;
}

/** The SMS services, as merchants' settings name them. */
export type SandboxSmsService = 'ESKIZ' | 'PLAY_MOBILE';

/**
 * The account of a demo brand at an SMS stand-in. As in reality each service has its own and rejects the other's. It
 * opens only the sandbox, so it may be in code.
 */
export function sandboxAccount(sub: string, service: SandboxSmsService = 'ESKIZ'): SandboxAccount {
  if (service === 'ESKIZ') return { username: `${sub}@sandbox.example`, password: `sandbox-${sub}` };
  return { username: `sandbox.${sub}`, password: `play-mobile-${sub}` };
}

const USERNAMES: Readonly<Record<SandboxSmsService, RegExp>> = {
  ESKIZ: /^([a-z0-9][a-z0-9-]{0,62})@sandbox\.example$/,
  PLAY_MOBILE: /^sandbox\.([a-z0-9][a-z0-9-]{0,62})$/,
};

/** Whether a service's stand-in has an account: one for every brand, and no other. */
export function isSandboxAccount(
  { username, password }: SandboxAccount,
  service: SandboxSmsService,
): boolean {
  const [, sub] = USERNAMES[service].exec(username) ?? [];
  return sub !== undefined && password === sandboxAccount(sub, service).password;
}
