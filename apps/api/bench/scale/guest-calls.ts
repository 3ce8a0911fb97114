import { orderDraft, TOKEN } from '../bench-merchant.ts';
import { BENCH_HOST } from '../order-rates.ts';
import { STAFF_TOKEN } from './deployment.ts';

/** A call whose cost is compared between a small and a large deployment. */
export type MeasuredCall = { name: string; request: string; isGuests: boolean };

/** The back office of the bench brand. */
export const OFFICE_HOST = 'bench.admin.localhost';

function textOf(head: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const length =
    body === ''
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ ...headers, ...length }).map(([name, value]) => `${name}: ${value}`);
  return [`${head} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

/** The calls of guests and the board, as requests; `person` is signed in. */
export function measuredCalls(person: number): MeasuredCall[] {
  const guest = { Host: BENCH_HOST, 'Accept-Encoding': 'br' };
  const signedIn = { ...guest, Authorization: `Bearer ${TOKEN}${person}` };
  const staff = { Host: OFFICE_HOST, Cookie: `__Host-staff=${STAFF_TOKEN}` };
  const quote = JSON.stringify(orderDraft());
  return [
    {
      name: 'menu page',
      request: textOf('GET /', { ...guest, Cookie: 'merchantId=m-bench' }),
      isGuests: true,
    },
    { name: 'menu of the API', request: textOf('GET /products/v1/overalls?type=WEB', guest), isGuests: true },
    { name: 'quote', request: textOf('POST /orders/v1/orders/quote', guest, quote), isGuests: true },
    {
      name: "a guest's orders",
      request: textOf(`GET /orders/v1/orders/user/person-${person}`, signedIn),
      isGuests: true,
    },
    { name: 'board snapshot', request: textOf('GET /admin/v1/board', staff), isGuests: false },
  ];
}
