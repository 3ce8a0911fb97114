/**
 * The console's script, served as `/sandbox/console.js`. It reads the JSON every two seconds and builds the lists
 * from text alone, so that the page's policy needs no exception. A list is redrawn only when it changed: a button
 * under a finger stays where it is.
 */
export const CONSOLE_SCRIPT = String.raw`'use strict';
const POLL_MS = 2000;
const LOST = /CANCEL|REJECT|REFUSED|DELETED/;
const DONE = /DELIVERED|FINISHED|COMPLETED|CLOSED/;
const shown = { sms: '', orders: '', brands: '' };
let problem = '';

function element(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

function row(...children) {
  const node = element('div', 'row');
  node.append(...children);
  return node;
}

function timeOf(iso) {
  return new Date(iso).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' });
}

function smsCard(sms) {
  const card = element('li', 'card');
  card.dataset.sms = sms.phone;
  card.append(row(element('span', 'strong', '+' + sms.phone), element('span', 'faint', timeOf(sms.at))));
  if (sms.code) card.append(element('div', 'code', sms.code));
  card.append(element('p', 'text', sms.text));
  return card;
}

function statusBadge(status) {
  return element('span', 'status' + (LOST.test(status) ? ' lost' : DONE.test(status) ? ' done' : ''), status);
}

function orderCard(order) {
  const card = element('li', 'card');
  card.dataset.order = order.id;
  const total = order.total.toLocaleString('en-US').replaceAll(',', ' ') + ' soʻm';
  card.append(row(element('span', 'strong', '№ ' + order.number + ' · ' + order.brand), statusBadge(order.status)));
  card.append(row(element('span', 'strong', total), element('span', 'faint', timeOf(order.at))));
  const buttons = element('div', 'buttons');
  for (const to of order.next) buttons.append(advanceButton(order, to));
  if (order.next.length > 0) card.append(buttons);
  return card;
}

function advanceButton(order, to) {
  const button = element('button', LOST.test(to) ? 'quiet' : '', to);
  button.type = 'button';
  button.dataset.to = to;
  button.setAttribute('aria-label', 'Order ' + order.number + ': ' + to);
  button.addEventListener('click', () => void advance(button, order.id, to));
  return button;
}

async function advance(button, id, to) {
  for (const other of button.parentElement.children) other.disabled = true;
  try {
    const answer = await fetch('/sandbox/api/orders/' + id + '/advance', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to }),
    });
    problem = answer.ok ? '' : (await answer.json()).message;
  } catch {
    problem = 'The server does not answer.';
  }
  shown.orders = '';
  await refresh();
}

// Opened at the click, filled when the address is known: a window opened later would be held back.
async function launch(app, body) {
  const shop = window.open('about:blank', '_blank');
  try {
    const answer = await fetch('/sandbox/api/' + app + '/launch', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { url, message } = await answer.json();
    problem = answer.ok ? '' : message;
    if (answer.ok && shop) shop.location = url;
    else shop?.close();
  } catch {
    shop?.close();
    problem = 'The server does not answer.';
  }
  await refresh();
}

function launchButton(brand, label, app, body) {
  const button = element('button', '', label);
  button.type = 'button';
  button.dataset.launch = app;
  button.setAttribute('aria-label', brand.name + ': ' + label);
  button.addEventListener('click', () => void launch(app, { vendor: brand.sub, ...body }));
  return button;
}

function brandCard(brand) {
  const card = element('li', 'card');
  card.dataset.brand = brand.sub;
  card.append(row(element('span', 'strong', brand.name), element('span', 'faint', brand.host ?? brand.sub)));
  const buttons = element('div', 'buttons');
  const guest = { userId: 99281932, firstName: 'Alisher', languageCode: 'uz' };
  buttons.append(launchButton(brand, 'Open in Telegram', 'telegram', guest));
  buttons.append(launchButton(brand, 'Open in Click', 'click', { clientId: 1234567, phone: '998901234567' }));
  card.append(buttons);
  return card;
}

function draw(name, items, toCard) {
  const text = JSON.stringify(items);
  if (text === shown[name]) return;
  shown[name] = text;
  const list = document.getElementById(name);
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute('aria-label') : null;
  list.replaceChildren(...items.map(toCard));
  if (focused) list.querySelector('[aria-label="' + CSS.escape(focused) + '"]')?.focus();
}

function say(text, isBad) {
  const state = document.getElementById('state');
  if (state.textContent !== text) state.textContent = text;
  state.classList.toggle('bad', isBad);
}

async function read(path) {
  const answer = await fetch('/sandbox/api/' + path, { cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

async function refresh() {
  try {
    const [sms, orders, brands] = await Promise.all([read('sms'), read('orders'), read('brands')]);
    draw('sms', sms, smsCard);
    draw('orders', orders, orderCard);
    draw('brands', brands, brandCard);
    say(problem || 'Live', problem !== '');
  } catch {
    say('The server does not answer; trying again.', true);
  }
}

async function poll() {
  if (!document.hidden) await refresh();
  setTimeout(poll, POLL_MS);
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void refresh();
});
void poll();
`;
