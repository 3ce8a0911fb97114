import { exchange } from '@dasturxon/core/http';
import * as v from 'valibot';

/** The payment provider refused, or did not answer; `code` is its number, null without an answer. */
export class CardRefused extends Error {
  override name = 'CardRefused';
  readonly code: number | null;

  constructor(code: number | null) {
    super(`The card was refused: ${code ?? 'no answer'}`);
    this.code = code;
  }
}

/** Where cards go, and in whose name. */
export type CardForm = { url: string; merchantId: string };
/** `expire` is MMYY. Digits alone. */
export type TypedCard = { number: string; expire: string };

const Created = v.object({
  card: v.object({ token: v.pipe(v.string(), v.minLength(1)), number: v.optional(v.string(), '') }),
});
const CodeSent = v.object({
  phone: v.fallback(v.optional(v.string(), ''), ''),
  /** Milliseconds until another code may be asked for. */
  wait: v.fallback(v.optional(v.number(), 60_000), 60_000),
});
const Failed = v.object({ error: v.object({ code: v.number() }) });

const TIMEOUT_MS = 20_000;
let lastId = 0;

/** One call of the provider's JSON-RPC, from this browser and without anything of ours in it: no cookie, no bearer. */
async function call<S extends v.GenericSchema>(
  form: CardForm,
  { method, params, answer }: { method: string; params: object; answer: S },
): Promise<v.InferOutput<S>> {
  lastId += 1;
  const answered = await exchange(
    {
      url: form.url,
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'X-Auth': form.merchantId },
      body: { jsonrpc: '2.0', id: lastId, method, params },
      timeoutMs: TIMEOUT_MS,
    },
    { fetch: globalThis.fetch },
  ).catch(() => null);
  const body = answered?.body;
  const failed = v.safeParse(Failed, body);
  if (failed.success) throw new CardRefused(failed.output.error.code);
  const parsed = v.safeParse(v.object({ result: answer }), body);
  if (!parsed.success) throw new CardRefused(null);
  return parsed.output.result;
}

/** Sends a card to the provider, which answers with a token that cannot pay before it is verified. */
export async function createCard(
  form: CardForm,
  card: TypedCard,
): Promise<{ token: string; number: string }> {
  const created = await call(form, {
    method: 'cards.create',
    params: { card: { number: card.number, expire: card.expire }, save: true },
    answer: Created,
  });
  return created.card;
}

/** Has the bank send a code to the card's owner. */
export async function sendCardCode(
  form: CardForm,
  token: string,
): Promise<{ phone: string; waitMs: number }> {
  const { phone, wait } = await call(form, {
    method: 'cards.get_verify_code',
    params: { token },
    answer: CodeSent,
  });
  return { phone, waitMs: wait };
}

/** Gives the code back; the token that can pay comes for it. */
export async function verifyCard(form: CardForm, token: string, code: string): Promise<string> {
  const { card } = await call(form, { method: 'cards.verify', params: { token, code }, answer: Created });
  return card.token;
}
