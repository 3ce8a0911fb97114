import { CHATS_RING } from './chats-ring.ts';

/**
 * The script of the chats' page, served as `/sandbox/chats.js`. Like the console's it reads JSON and builds from
 * text alone; a chat is redrawn only when it changed, so that a button under a finger stays.
 */
export const CHATS_SCRIPT = String.raw`'use strict';
const POLL_MS = 1000;
const byId = (id) => document.getElementById(id);
const shown = { guest: '', staff: '' };
let scene = null;
let problem = '';
let answered = '';

function element(tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

async function post(what, body) {
  try {
    const answer = await fetch('/sandbox/api/telegram/' + what, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = await answer.json();
    problem = answer.ok ? '' : said.message;
    return answer.ok ? said : null;
  } catch {
    problem = 'The server does not answer.';
    return null;
  }
}

const asGuest = () => ({ userId: scene.guest.id, firstName: scene.guest.first_name, languageCode: byId('language').value });
const asStaff = () => ({ userId: Number(byId('presser').value) });
const whoIn = (chat) => (chat.id < 0 ? asStaff() : asGuest());
const vendor = () => byId('vendor').value;

// Telegram makes a phone in full a link by itself.
function plainText(text) {
  return text.split(/(\+\d{9,15})/).map((part, at) => {
    if (at % 2 === 0) return document.createTextNode(part);
    const link = element('a', '', part);
    link.href = 'tel:' + part;
    return link;
  });
}

function piece({ text, tag, href }) {
  if (tag === 'a' && /^https?:/.test(href ?? '')) {
    const link = element('a', '', text);
    link.href = href;
    link.rel = 'noreferrer';
    link.target = '_blank';
    return link;
  }
  return tag && tag !== 'a' ? element(tag, '', text) : plainText(text);
}

// Opened at the click, filled when the address is known: a window opened later would be held back.
async function openApp(url) {
  const app = window.open('about:blank', '_blank');
  const startParam = new URL(url).searchParams.get('tgWebAppStartParam') ?? undefined;
  const launch = await post('launch', { vendor: vendor(), ...asGuest(), startParam });
  if (launch && app) app.location = launch.url;
  else app?.close();
}

function key(chat, message, button) {
  const node = element('button', '', button.text);
  node.type = 'button';
  node.addEventListener('click', async () => {
    if (button.web_app) return openApp(button.web_app.url);
    node.disabled = true;
    const about = { vendor: vendor(), chatId: chat.id, messageId: message.messageId };
    await post('press', { ...about, data: button.callback_data, ...whoIn(chat) });
    setTimeout(() => { node.disabled = false; }, POLL_MS);
    await refresh();
  });
  return node;
}

function keys(chat, message) {
  const rows = element('div', 'keys');
  for (const row of message.buttons) {
    const line = element('div');
    line.append(...row.map((button) => key(chat, message, button)));
    rows.append(line);
  }
  return rows;
}

function timeOf(iso) {
  return new Date(iso).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

function bubble(chat, message) {
  const isMine = message.from && message.from.id === whoIn(chat).userId;
  const node = element('div', 'bubble' + (isMine ? ' mine' : ''));
  node.dataset.message = message.messageId;
  const said = element('div', 'said');
  if (!isMine) said.append(element('p', 'who', message.from ? message.from.first_name : scene.bot));
  const replied = chat.messages.find((one) => one.messageId === message.replyTo);
  if (replied) said.append(element('div', 'quote', replied.pieces.map(({ text }) => text).join('').split('\n')[0]));
  said.append(...message.pieces.flatMap(piece));
  said.append(element('span', 'when', (message.editedAt ? 'edited ' : '') + timeOf(message.editedAt ?? message.at)));
  node.append(said);
  if (message.buttons.length > 0) node.append(keys(chat, message));
  return node;
}

function draw(name, chat) {
  const text = JSON.stringify([chat?.messages, chat && whoIn(chat).userId, vendor()]);
  if (text === shown[name]) return;
  shown[name] = text;
  const talk = byId(name);
  const isAtEnd = talk.scrollHeight - talk.scrollTop - talk.clientHeight < 80;
  const focused = talk.contains(document.activeElement) ? document.activeElement.textContent : null;
  const bubbles = (chat?.messages ?? []).map((message) => bubble(chat, message));
  const nothing = chat ? 'Nothing has been said yet.' : 'This brand has no staff chat.';
  talk.replaceChildren(...(bubbles.length > 0 ? bubbles : [element('p', 'nobody', nothing)]));
  if (focused) [...talk.querySelectorAll('button')].findLast((one) => one.textContent === focused)?.focus();
  if (isAtEnd) talk.scrollTop = talk.scrollHeight;
}

${CHATS_RING}

function drawKeyboard(chat) {
  const keyboard = byId('keyboard');
  const label = chat?.contactButton ?? '';
  if (keyboard.textContent === label) return;
  keyboard.replaceChildren();
  if (!label) return;
  const button = element('button', '', label);
  button.type = 'button';
  button.addEventListener('click', async () => {
    await post('share', { vendor: vendor(), phone: '998901234567', ...asGuest() });
    await refresh();
  });
  keyboard.append(button);
}

function drawAnswer(chat) {
  const answer = chat?.answer;
  const text = answer && answer.text ? answer.text : '';
  const stamp = answer ? answer.at + text : '';
  if (stamp === answered) return;
  answered = stamp;
  byId('answer').textContent = text;
}

function fill(select, options, chosen) {
  const text = JSON.stringify(options);
  if (select.dataset.options === text) return;
  select.dataset.options = text;
  const before = select.value || chosen;
  select.replaceChildren(...options.map(([value, label]) => {
    const option = element('option', '', label);
    option.value = value;
    return option;
  }));
  if (before && options.some(([value]) => value === before)) select.value = before;
}

async function read(path) {
  const answer = await fetch('/sandbox/api/' + path, { cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

function say(text, isBad) {
  const state = byId('state');
  if (state.textContent !== text) state.textContent = text;
  state.classList.toggle('bad', isBad);
}

async function refresh() {
  try {
    const brands = await read('brands');
    const wanted = new URLSearchParams(location.search).get('vendor');
    const first = brands.some(({ sub }) => sub === 'osh') ? 'osh' : brands[0]?.sub;
    fill(byId('vendor'), brands.map(({ sub, name }) => [sub, name]), wanted ?? first);
    scene = await read('telegram/chats?vendor=' + encodeURIComponent(vendor()));
    const staff = ({ id, first_name: first, last_name: last }) => [String(id), [first, last].filter(Boolean).join(' ') + (last ? '' : ' (not in the group)')];
    fill(byId('presser'), scene.pressers.map(staff));
    const guest = scene.chats.find(({ id }) => id === scene.guest.id);
    const group = scene.chats.find(({ id }) => id < 0);
    draw('guest', guest);
    draw('staff', group);
    drawKeyboard(guest);
    drawAnswer(group);
    ring(group);
    byId('block').textContent = guest?.blocked ? 'Let the bot in again' : 'Block the bot';
    say(problem || 'Live', problem !== '');
  } catch {
    say('The server does not answer; trying again.', true);
  }
}

function writes(form, input, chatIdOf) {
  byId(form).addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!scene) await refresh();
    const text = byId(input).value.trim();
    const chatId = scene && chatIdOf();
    if (!text || !chatId) return;
    byId(input).value = '';
    await post('say', { vendor: vendor(), chatId, text, ...(chatId < 0 ? asStaff() : asGuest()) });
    await refresh();
  });
}
const staffChat = () => scene.chats.find(({ id }) => id < 0)?.id ?? null;
writes('guest-write', 'guest-text', () => scene.guest.id);
writes('staff-write', 'staff-text', staffChat);

byId('block').addEventListener('click', async () => {
  if (!scene) return;
  const guest = scene.chats.find(({ id }) => id === scene.guest.id);
  await post('block', { vendor: vendor(), chatId: scene.guest.id, blocked: !guest?.blocked });
  await refresh();
});
byId('busy').addEventListener('click', async () => {
  const chatId = scene && staffChat();
  if (chatId) await post('errors', { code: 429, chatId, retryAfter: 5 });
  await refresh();
});
for (const id of ['vendor', 'language', 'presser']) byId(id).addEventListener('change', () => void refresh());

async function poll() {
  await refresh();
  setTimeout(poll, POLL_MS);
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) void refresh();
});
void poll();
`;
