/** The element with an id. Throws when the page has none. */
export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no #${id}.`);
  return found as E;
}

/** A new element. Text is set as text, never as HTML. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  text?: string,
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

/** A button that does not submit a form. */
export function button(className: string, label: string): HTMLButtonElement {
  const node = element('button', className, label);
  node.type = 'button';
  return node;
}

/** Local time of an ISO date. */
export const timeOf = (iso: string, more: Intl.DateTimeFormatOptions = {}): string =>
  new Date(iso).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', ...more });

/** JSON of the sandbox's own API. Throws on every status but 2xx. */
export async function read<T>(path: string): Promise<T> {
  const answer = await fetch(`/sandbox/api/${path}`, { cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as T;
}

/** Posts JSON to the sandbox's own API. Throws the server's message on every status but 2xx. */
export async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await fetch(`/sandbox/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json = (await answer.json()) as T & { message?: string };
  if (!answer.ok) throw new Error(json.message ?? String(answer.status));
  return json;
}

/** The page's status line, read out by screen readers when it changes. */
export function showState(text: string, isBad = false): void {
  const state = byId('state');
  if (state.textContent !== text) state.textContent = text;
  state.classList.toggle('bad', isBad);
}

/** The message of anything that was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Calls `refresh` at once, every `ms` and when the page becomes visible again. */
export function poll(refresh: () => Promise<void>, ms: number): void {
  const again = async () => {
    if (!document.hidden) await refresh();
    setTimeout(() => void again(), ms);
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refresh();
  });
  void again();
}
