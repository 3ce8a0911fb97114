import { exchange } from '@dasturxon/core/http';
import * as v from 'valibot';

const TIMEOUT_MS = 5_000;
/** The call only reads, so a second one does no harm. */
const RETRIES = 1;

/** The Click user who opened the mini-app. */
export type ClickProfile = {
  clientId: string;
  /** In Click's format; null if Click does not send a phone. */
  phone: string | null;
  firstName: string | null;
  lastName: string | null;
};

/** The web session is unknown to Click or has expired. */
export class ClickSessionRefused extends Error {
  override readonly name = 'ClickSessionRefused';
}

/** Click gave no answer, or one that makes no sense. */
export class ClickFailed extends Error {
  override readonly name = 'ClickFailed';
}

/** Asks Click whose a web session is. Throws ClickSessionRefused and ClickFailed. */
export type ReadClickProfile = (webSession: string, apiKey: string) => Promise<ClickProfile>;

/** It goes out in a header, so it is nothing but a name. */
const WEB_SESSION = /^[\w-]{8,128}$/;

const ClientId = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(String)),
  v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
]);
const text = () =>
  v.fallback(v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(200), v.minLength(1)), null), null);
const Profile = v.object({
  result: v.object({ client_id: ClientId, phone_number: text(), name: text(), surname: text() }),
});
const Refused = v.object({ error: v.object({ message: v.string() }) });

type Conversation = { url: () => string; fetch: typeof globalThis.fetch };

/** Click's server-to-server exchange, JSON-RPC over HTTP; every name in it is Click's. */
export function clickProfileReader({ url, fetch }: Conversation): ReadClickProfile {
  async function ask(webSession: string, apiKey: string): Promise<unknown> {
    const { ok, status, body } = await exchange(
      {
        url: url(),
        method: 'POST',
        headers: { Authorization: `Bearer ${apiKey}`, web_session: webSession },
        body: { jsonrpc: '2.0', method: 'user.profile', id: 1 },
        timeoutMs: TIMEOUT_MS,
        retries: RETRIES,
        pauseBefore: (answer) => (answer === null || answer.status >= 500 ? 0 : null),
      },
      { fetch },
    ).catch((cause: unknown) => {
      throw new ClickFailed('no answer', { cause });
    });
    if (status >= 500) throw new ClickFailed(`status ${status}`);
    if (!ok) throw new ClickSessionRefused(`status ${status}`);
    return body;
  }

  return async (webSession, apiKey) => {
    if (!WEB_SESSION.test(webSession)) throw new ClickSessionRefused('not a web session');
    const answer = await ask(webSession, apiKey);
    const profile = v.safeParse(Profile, answer);
    if (!profile.success)
      throw v.is(Refused, answer) ? new ClickSessionRefused('refused') : new ClickFailed('odd');
    const { client_id: clientId, phone_number: phone, name, surname } = profile.output.result;
    return { clientId, phone, firstName: name, lastName: surname };
  };
}
