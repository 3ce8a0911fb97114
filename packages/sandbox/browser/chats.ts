import { type Button, type Chat, isGroup, type Message, type Scene } from './chat-scene.ts';
import { ring } from './chats-ring.ts';
import { button, byId, element, messageOf, poll, post, read, showState } from './dom.ts';
import { quoteOf, timeLine, toNodes } from './message-nodes.ts';

const POLL_MS = 1_000;
/** The chat scrolls on with new messages while its end is this near, in pixels. */
const NEAR_END_PX = 80;
const shown: Record<string, string> = {};
let scene: Scene | null = null;
let problem = '';
let answered = '';

const valueOf = (id: string) => byId<HTMLSelectElement | HTMLInputElement>(id).value;
const vendor = () => valueOf('vendor');
const asStaff = () => ({ userId: Number(valueOf('presser')) });
const asGuest = ({ guest }: Scene) => ({
  userId: guest.id,
  firstName: guest.first_name,
  languageCode: valueOf('language'),
});
/** The chosen group of the staff. */
const staffChat = ({ chats }: Scene) => chats.find(({ id }) => String(id) === valueOf('group'));
const senderIn = (here: Scene, chat: Chat) => (isGroup(chat) ? asStaff() : asGuest(here));

/** Posts to the sandbox's Telegram; keeps an error for the status line and answers null. */
async function tryPost<T>(what: string, body: object): Promise<T | null> {
  try {
    const answer = await post<T>(`telegram/${what}`, { vendor: vendor(), ...body });
    problem = '';
    return answer;
  } catch (error) {
    problem = error instanceof TypeError ? 'The server does not answer.' : messageOf(error);
    return null;
  }
}

/** The window opens at the click and gets its address later: browsers block a window that is opened later. */
async function openApp(here: Scene, url: string): Promise<void> {
  const app = window.open('about:blank', '_blank');
  const startParam = new URL(url).searchParams.get('tgWebAppStartParam') ?? undefined;
  const launch = await tryPost<{ url: string }>('launch', { ...asGuest(here), startParam });
  if (launch && app) app.location.href = launch.url;
  else app?.close();
}

type Place = { here: Scene; chat: Chat; message: Message };

function keyOf({ here, chat, message }: Place, key: Button): HTMLElement {
  const node = button('', key.text);
  const press = async () => {
    if (key.web_app) return openApp(here, key.web_app.url);
    node.disabled = true;
    const about = { chatId: chat.id, messageId: message.messageId, data: key.callback_data };
    await tryPost('press', { ...about, ...senderIn(here, chat) });
    setTimeout(() => {
      node.disabled = false;
    }, POLL_MS);
    return refresh();
  };
  node.addEventListener('click', () => void press());
  return node;
}

function keysOf(place: Place): HTMLElement {
  const rows = element('div', 'keys');
  for (const row of place.message.buttons) {
    const line = element('div');
    line.append(...row.map((key) => keyOf(place, key)));
    rows.append(line);
  }
  return rows;
}

function bubbleOf(place: Place): HTMLElement {
  const { here, chat, message } = place;
  const isMine = message.from?.id === senderIn(here, chat).userId;
  const node = element('div', `bubble${isMine ? ' mine' : ''}`);
  node.dataset['message'] = String(message.messageId);
  const content = element('div', 'bubble-text');
  if (!isMine) content.append(element('p', 'who', message.from?.first_name ?? here.bot));
  const quote = quoteOf(chat, message);
  if (quote) content.append(quote);
  content.append(...message.pieces.flatMap(toNodes), timeLine(message));
  node.append(content);
  if (message.buttons.length > 0) node.append(keysOf(place));
  return node;
}

/** Redraws a chat only when it changed, so that a button under a finger stays. */
function draw(here: Scene, name: 'guest' | 'staff', chat: Chat | undefined): void {
  const text = JSON.stringify([chat?.messages, chat && senderIn(here, chat).userId, vendor()]);
  if (text === shown[name]) return;
  shown[name] = text;
  const talk = byId(name);
  const isAtEnd = talk.scrollHeight - talk.scrollTop - talk.clientHeight < NEAR_END_PX;
  const focused = focusedLabelIn(talk);
  talk.replaceChildren(...bubblesOf(here, chat));
  if (focused) [...talk.querySelectorAll('button')].findLast((one) => one.textContent === focused)?.focus();
  if (isAtEnd) talk.scrollTop = talk.scrollHeight;
}

/** The messages of a chat, or a line that explains why it is empty. */
function bubblesOf(here: Scene, chat: Chat | undefined): HTMLElement[] {
  if (!chat) return [element('p', 'empty', 'This brand has no staff chat.')];
  if (chat.messages.length === 0) return [element('p', 'empty', 'No messages yet.')];
  return chat.messages.map((message) => bubbleOf({ here, chat, message }));
}

function focusedLabelIn(list: HTMLElement): string | null {
  const { activeElement } = document;
  return activeElement && list.contains(activeElement) ? activeElement.textContent : null;
}

function drawKeyboard(here: Scene, chat: Chat | undefined): void {
  const keyboard = byId('keyboard');
  const label = chat?.contactButton ?? '';
  if (keyboard.textContent === label) return;
  keyboard.replaceChildren();
  if (!label) return;
  const node = button('', label);
  const share = () => tryPost('share', { phone: '998901234567', ...asGuest(here) });
  node.addEventListener('click', () => void share().then(refresh));
  keyboard.append(node);
}

function drawAnswer(chat: Chat | undefined): void {
  const text = chat?.answer?.text ?? '';
  const stamp = chat?.answer ? chat.answer.at + text : '';
  if (stamp === answered) return;
  answered = stamp;
  byId('answer').textContent = text;
}

function fill(
  id: string,
  options: readonly (readonly [value: string, label: string])[],
  chosen?: string,
): void {
  const select = byId<HTMLSelectElement>(id);
  const text = JSON.stringify(options);
  if (select.dataset['options'] === text) return;
  select.dataset['options'] = text;
  const before = select.value || chosen;
  select.replaceChildren(...options.map(([value, label]) => new Option(label, value)));
  if (before && options.some(([value]) => value === before)) select.value = before;
}

function drawScene(here: Scene): void {
  const names = here.pressers.map(({ id, first_name: first, last_name: last }) => {
    const name = [first, last].filter(Boolean).join(' ');
    return [String(id), last ? name : `${name} (not in the group)`] as const;
  });
  fill('presser', names);
  const guest = here.chats.find(({ id }) => id === here.guest.id);
  fill(
    'group',
    here.groups.map(({ id, title }) => [String(id), title] as const),
  );
  const group = staffChat(here);
  draw(here, 'guest', guest);
  draw(here, 'staff', group);
  drawKeyboard(here, guest);
  drawAnswer(group);
  ring(vendor(), group);
  byId('block').textContent = guest?.blocked ? 'Let the bot in again' : 'Block the bot';
}

async function refresh(): Promise<void> {
  try {
    const brands = await read<{ sub: string; name: string }[]>('brands');
    const wanted = new URLSearchParams(location.search).get('vendor');
    const first = brands.some(({ sub }) => sub === 'osh') ? 'osh' : brands[0]?.sub;
    const options = brands.map(({ sub, name }) => [sub, name] as const);
    fill('vendor', options, wanted ?? first);
    scene = await read<Scene>(`telegram/chats?vendor=${encodeURIComponent(vendor())}`);
    drawScene(scene);
    showState(problem || 'Live', problem !== '');
  } catch {
    showState('The server does not answer; trying again.', true);
  }
}

/** The scene, asked for first where a person is quicker than the first poll. */
async function sceneNow(): Promise<Scene | null> {
  if (!scene) await refresh();
  return scene;
}

function sendsFrom(form: string, input: string, chatIn: (here: Scene) => number | undefined): void {
  const send = async () => {
    const here = await sceneNow();
    const field = byId<HTMLInputElement>(input);
    const text = field.value.trim();
    const chatId = here && chatIn(here);
    if (!here || !text || !chatId) return;
    field.value = '';
    await tryPost('write', { chatId, text, ...(chatId < 0 ? asStaff() : asGuest(here)) });
    await refresh();
  };
  byId(form).addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
}

sendsFrom('guest-write', 'guest-text', ({ guest }) => guest.id);
sendsFrom('staff-write', 'staff-text', (here) => staffChat(here)?.id);

async function toggleBlock(): Promise<void> {
  if (!scene) return;
  const { guest, chats } = scene;
  const isBlocked = chats.find(({ id }) => id === guest.id)?.blocked;
  await tryPost('block', { chatId: guest.id, blocked: !isBlocked });
  await refresh();
}

async function makeBusy(): Promise<void> {
  const chatId = scene && staffChat(scene)?.id;
  if (chatId) await tryPost('errors', { code: 429, chatId, retryAfter: 5 });
  await refresh();
}

byId('block').addEventListener('click', () => void toggleBlock());
byId('busy').addEventListener('click', () => void makeBusy());
for (const id of ['vendor', 'language', 'presser', 'group'])
  byId(id).addEventListener('change', () => void refresh());
poll(refresh, POLL_MS);
