/** What a merchant logs in to an SMS service with. */
export interface SandboxAccount {
  readonly username: string;
  readonly password: string;
}

/** The account of a demo brand at both SMS stand-ins. It opens nothing but the sandbox, so it may stand in code. */
export function sandboxAccount(sub: string): SandboxAccount {
  return { username: `${sub}@sandbox.example`, password: `sandbox-${sub}` };
}

/** Whether the stand-ins know an account: one for every brand, and no other. */
export function isSandboxAccount({ username, password }: SandboxAccount): boolean {
  const [, sub] = /^([a-z0-9][a-z0-9-]{0,62})@sandbox\.example$/.exec(username) ?? [];
  return sub !== undefined && password === sandboxAccount(sub).password;
}
