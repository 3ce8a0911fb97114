import { button, byId, element, messageOf, poll, post, read, showState, timeOf } from './dom.ts';

type Sms = { phone: string; code?: string | null; text: string; at: string };
type Order = {
  id: string;
  number: number;
  brand: string;
  status: string;
  total: number;
  at: string;
  next: string[];
};
type Brand = { sub: string; name: string; host?: string | null };

const POLL_MS = 2_000;
const LOST = /CANCEL|REJECT|REFUSED|DELETED/;
const DONE = /DELIVERED|FINISHED|COMPLETED|CLOSED/;
const SECONDS = { second: '2-digit' } as const;
const shown: Record<string, string> = {};
let problem = '';

function row(...children: Node[]): HTMLElement {
  const node = element('div', 'row');
  node.append(...children);
  return node;
}

function smsCard(sms: Sms): HTMLElement {
  const card = element('li', 'card');
  card.dataset['sms'] = sms.phone;
  card.append(
    row(element('span', 'strong', `+${sms.phone}`), element('span', 'faint', timeOf(sms.at, SECONDS))),
  );
  if (sms.code) card.append(element('div', 'code', sms.code));
  card.append(element('p', 'text', sms.text));
  return card;
}

function statusBadge(status: string): HTMLElement {
  const tone = LOST.test(status) ? ' lost' : DONE.test(status) ? ' done' : '';
  return element('span', `status${tone}`, status);
}

function orderCard(order: Order): HTMLElement {
  const card = element('li', 'card');
  card.dataset['order'] = order.id;
  const total = `${order.total.toLocaleString('en-US').replaceAll(',', ' ')} soʻm`;
  card.append(
    row(element('span', 'strong', `№ ${order.number} · ${order.brand}`), statusBadge(order.status)),
    row(element('span', 'strong', total), element('span', 'faint', timeOf(order.at, SECONDS))),
  );
  const buttons = element('div', 'buttons');
  buttons.append(...order.next.map((to) => advanceButton(order, to)));
  if (order.next.length > 0) card.append(buttons);
  return card;
}

function advanceButton(order: Order, to: string): HTMLElement {
  const node = button(LOST.test(to) ? 'quiet' : '', to);
  node.dataset['to'] = to;
  node.setAttribute('aria-label', `Order ${order.number}: ${to}`);
  node.addEventListener('click', () => {
    for (const other of node.parentElement?.querySelectorAll('button') ?? []) other.disabled = true;
    void act(async () => {
      await post(`orders/${order.id}/advance`, { to });
    }).finally(() => delete shown['orders']);
  });
  return node;
}

/** Runs what a button does, keeps its error for the status line, and reads everything anew. */
async function act(work: () => Promise<void>): Promise<void> {
  try {
    await work();
    problem = '';
  } catch (error) {
    problem = error instanceof TypeError ? 'The server does not answer.' : messageOf(error);
  }
  await refresh();
}

/** The window opens at the click and gets its address later: browsers block a window that is opened later. */
function launch(app: string, body: object): void {
  const storefront = window.open('about:blank', '_blank');
  void act(async () => {
    try {
      const { url } = await post<{ url: string }>(`${app}/launch`, body);
      if (storefront) storefront.location.href = url;
    } catch (error) {
      storefront?.close();
      throw error;
    }
  });
}

function launchButton(brand: Brand, app: 'telegram' | 'click', body: object): HTMLElement {
  const label = app === 'telegram' ? 'Open in Telegram' : 'Open in Click';
  const node = button('', label);
  node.dataset['launch'] = app;
  node.setAttribute('aria-label', `${brand.name}: ${label}`);
  node.addEventListener('click', () => launch(app, { vendor: brand.sub, ...body }));
  return node;
}

function brandCard(brand: Brand): HTMLElement {
  const card = element('li', 'card');
  card.dataset['brand'] = brand.sub;
  card.append(row(element('span', 'strong', brand.name), element('span', 'faint', brand.host ?? brand.sub)));
  const buttons = element('div', 'buttons');
  buttons.append(
    launchButton(brand, 'telegram', { userId: 99_281_932, firstName: 'Alisher', languageCode: 'uz' }),
    launchButton(brand, 'click', { clientId: 1_234_567, phone: '998901234567' }),
  );
  card.append(buttons);
  return card;
}

/** Redraws a list only when it changed, so that a button under a finger stays where it is. */
function draw<T>(name: string, items: readonly T[], toCard: (item: T) => HTMLElement): void {
  const text = JSON.stringify(items);
  if (text === shown[name]) return;
  shown[name] = text;
  const list = byId(name);
  const { activeElement } = document;
  const focused = list.contains(activeElement) ? activeElement?.getAttribute('aria-label') : null;
  list.replaceChildren(...items.map(toCard));
  if (focused) list.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
}

async function refresh(): Promise<void> {
  try {
    const [sms, orders, brands] = await Promise.all([
      read<Sms[]>('sms'),
      read<Order[]>('orders'),
      read<Brand[]>('brands'),
    ]);
    draw('sms', sms, smsCard);
    draw('orders', orders, orderCard);
    draw('brands', brands, brandCard);
    showState(problem || 'Live', problem !== '');
  } catch {
    showState('The server does not answer; trying again.', true);
  }
}

poll(refresh, POLL_MS);
