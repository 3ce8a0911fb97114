import * as v from 'valibot';

import { callService, readAnswer } from '../service-call.ts';
import { ServiceFailed, ServiceRefused } from '../service-errors.ts';
import { markOf } from '../reference-mark.ts';
import type { Crm, Lead, LeadStep } from './crm.ts';

/** The account's own host, such as osh.amocrm.ru. */
export const AmoHost = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(
    /^[a-z0-9-]{1,63}\.(amocrm\.ru|amocrm\.com|kommo\.com)$/,
    'host must be the address of the account, such as osh.amocrm.ru',
  ),
);

/** How hosts are reached. */
export type AmoAccess = { originOf: (host: string) => string; fetch: typeof globalThis.fetch };

/** The token of an account. `renew` returns a new token after a refused one; null if the account cannot renew it. */
export type AmoTokens = {
  current: () => Promise<string>;
  renew: (refused: string) => Promise<string | null>;
};

/** An account that is open. `pace` waits until one more call is allowed. */
export type OpenAmo = {
  host: string;
  tokens: AmoTokens;
  /** Where new leads go; the main pipeline and its first status without them. */
  pipelineId: number | null;
  statusId: number | null;
  pace: () => Promise<void>;
};

/** The statuses that every pipeline has. */
const STATUSES: Readonly<Record<Exclude<LeadStep, 'OPEN'>, number>> = { WON: 142, LOST: 143 };

const Id = v.pipe(v.number(), v.safeInteger(), v.transform(String));
const Named = v.object({ id: v.number(), name: v.string() });
const Created = v.pipe(v.array(v.object({ id: Id })), v.minLength(1));
const Leads = v.object({
  _embedded: v.object({ leads: v.array(v.object({ id: Id, name: v.fallback(v.string(), '') })) }),
});
const Notes = v.object({
  _embedded: v.object({
    notes: v.array(
      v.object({ params: v.fallback(v.object({ text: v.fallback(v.string(), '') }), { text: '' }) }),
    ),
  }),
});
const Account = v.object({ name: v.string() });
const Pipelines = v.object({
  _embedded: v.object({
    pipelines: v.array(v.object({ ...Named.entries, _embedded: v.object({ statuses: v.array(Named) }) })),
  }),
});
const Problem = v.fallback(v.object({ detail: v.fallback(v.string(), '') }), { detail: '' });

const titleOf = ({ title, ref }: Pick<Lead, 'title' | 'ref'>) => `${title} ${markOf(ref)}`;

/** One lead of `POST /leads/complex`. The reference is in the name: the CRM does not look for a repeated request_id. */
function leadBody(lead: Lead, { pipelineId, statusId }: Pick<OpenAmo, 'pipelineId' | 'statusId'>): object {
  const { ref, price, tags, contact, page, at } = lead;
  const phone = { field_code: 'PHONE', values: [{ value: `+${contact.phone}`, enum_code: 'WORK' }] };
  return {
    name: titleOf(lead),
    price,
    request_id: ref,
    ...(pipelineId !== null && { pipeline_id: pipelineId }),
    ...(statusId !== null && { status_id: statusId }),
    _embedded: {
      tags: tags.map((name) => ({ name })),
      contacts: [{ first_name: contact.name, ...(contact.phone && { custom_fields_values: [phone] }) }],
      metadata: {
        category: 'forms',
        form_id: 'dasturxon',
        form_name: page,
        form_page: page,
        form_sent_at: Math.floor(at.getTime() / 1000),
      },
    },
  };
}

type Call = {
  method?: 'GET' | 'POST' | 'PATCH';
  path: string;
  query?: Record<string, unknown>;
  body?: object;
};

/** amoCRM (Kommo), API v4: JSON on the account's own host with a bearer token. */
export function amoCrm(account: OpenAmo, { originOf, fetch }: AmoAccess): Crm {
  const { host, tokens, pace } = account;

  /** The body of an answer; null for an empty list. */
  async function ask({ path, ...call }: Call): Promise<unknown> {
    const attempt = async (token: string) => {
      await pace();
      const headers = { Authorization: `Bearer ${token}` };
      return callService({ ...call, url: `${originOf(host)}/api/v4${path}`, headers }, fetch);
    };
    const token = await tokens.current();
    const first = await attempt(token);
    const renewed = first.status === 401 ? await tokens.renew(token) : null;
    const answer = renewed === null ? first : await attempt(renewed);
    if (answer.status === 401 || answer.status === 403)
      throw new ServiceFailed('the token is refused', false);
    if (answer.status === 204) return null;
    if (!answer.ok) throw new ServiceRefused(String(answer.status), v.parse(Problem, answer.body).detail);
    return answer.body;
  }

  return {
    async check() {
      const { name } = readAnswer(Account, await ask({ path: '/account' }));
      const { _embedded } = readAnswer(Pipelines, await ask({ path: '/leads/pipelines' }));
      const pipelines = _embedded.pipelines.map(({ id, name: title, _embedded: { statuses } }) => ({
        id,
        name: title,
        statuses,
      }));
      return { account: name, pipelines };
    },
    async create(lead) {
      const body = [leadBody(lead, account)];
      const created = readAnswer(Created, await ask({ method: 'POST', path: '/leads/complex', body }));
      return created[0]!.id;
    },
    async find({ ref }) {
      const answer = await ask({ path: '/leads', query: { query: markOf(ref), limit: 50 } });
      if (answer === null) return null;
      const found = readAnswer(Leads, answer)._embedded.leads.filter(({ name }) =>
        name.includes(markOf(ref)),
      );
      return found.at(-1)?.id ?? null;
    },
    async note(leadId, { ref, note }) {
      const path = `/leads/${leadId}/notes`;
      const known = await ask({ path, query: { limit: 250 } });
      const notes = known === null ? [] : readAnswer(Notes, known)._embedded.notes;
      if (notes.some(({ params }) => params.text.includes(markOf(ref)))) return;
      const body = [{ note_type: 'common', params: { text: `${note}\n${markOf(ref)}` } }];
      await ask({ method: 'POST', path, body });
    },
    async update(leadId, { price, step }) {
      const body = { price, ...(step !== 'OPEN' && { status_id: STATUSES[step] }) };
      await ask({ method: 'PATCH', path: `/leads/${leadId}`, body });
    },
  };
}

/** The fields of an integration, which get and renew tokens. */
export const AmoIntegration = v.object({
  host: AmoHost,
  clientId: v.pipe(v.string(), v.nonEmpty()),
  clientSecret: v.pipe(v.string(), v.nonEmpty()),
  redirectUri: v.pipe(v.string(), v.url()),
});
export type AmoIntegration = v.InferOutput<typeof AmoIntegration>;

const Granted = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.pipe(v.number(), v.minValue(1)),
});
export type Granted = v.InferOutput<typeof Granted>;

/** Gets tokens for a code of 20 minutes, or for the refresh token, which ends with that. Throws as Crm does. */
export async function grantTokens(
  { host, clientId, clientSecret, redirectUri }: AmoIntegration,
  grant: { code: string } | { refreshToken: string },
  { originOf, fetch }: AmoAccess,
): Promise<Granted> {
  const by =
    'code' in grant
      ? { grant_type: 'authorization_code', code: grant.code }
      : { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
  const body = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri, ...by };
  const answer = await callService(
    { url: `${originOf(host)}/oauth2/access_token`, method: 'POST', body },
    fetch,
  );
  if (!answer.ok) throw new ServiceRefused(String(answer.status), 'the integration or its code is refused');
  return readAnswer(Granted, answer.body);
}
