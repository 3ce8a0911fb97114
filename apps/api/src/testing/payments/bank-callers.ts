import type { Scene } from '../scene.ts';

/** Keys that open nothing. */
export const UZUM_BANK = { serviceId: 498_624, username: 'uzum', password: 'TEST_PASSWORD' };
export const PAYNET_ACCOUNT = {
  serviceId: 71,
  merchantId: 'm1',
  username: 'paynet',
  password: 'TEST_PASSWORD',
};

type Login = { username: string; password: string };

/** The header of HTTP Basic. */
export function basic({ username, password }: Login): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}

type Sent = { authorization?: string | null; method?: string };

/** Uzum Bank's side of the wire: status and body of what it is answered. */
export function uzumCaller(scene: Pick<Scene, 'merchantId' | 'request'>) {
  const post = (
    operation: string,
    body: string,
    { authorization = basic(UZUM_BANK), method = 'POST' }: Sent = {},
  ) =>
    scene.request(`/callbacks/uzum/${scene.merchantId}/${operation}`, {
      method,
      body,
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    });
  const call = async (operation: string, body: object) => {
    const whole = { serviceId: UZUM_BANK.serviceId, timestamp: 1_772_350_496_000, ...body };
    const response = await post(operation, JSON.stringify(whole));
    return { status: response.status, text: await response.text() };
  };
  const ask = async (operation: string, body: object) => {
    const { status, text } = await call(operation, body);
    return { http: status, ...(JSON.parse(text) as Record<string, unknown>) };
  };
  return { post, call, ask };
}

/** Paynet's side of the wire: the result, or the code of the error. */
export function paynetCaller(scene: Scene) {
  let login: Login = PAYNET_ACCOUNT;
  const post = (body: string, { authorization = basic(login), method = 'POST' }: Sent = {}) =>
    scene.request(`/callbacks/paynet/${scene.merchantId}`, {
      method,
      ...(method === 'GET' ? {} : { body }),
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    });
  const text = async (method: string, params: object) => {
    const whole = { serviceId: PAYNET_ACCOUNT.serviceId, ...params };
    return (await post(JSON.stringify({ jsonrpc: '2.0', id: 7, method, params: whole }))).text();
  };
  const ask = async (method: string, params: object) => {
    const answer = JSON.parse(await text(method, params)) as { result?: unknown; error?: { code: number } };
    return answer.error?.code ?? answer.result;
  };
  return { post, text, ask, login: (next: Login) => void (login = next) };
}
