import { byId, element, read, showState } from './dom.ts';

/** The form of a launcher, the frame of the storefront and the log of events that the host received. */
export const form = byId<HTMLFormElement>('launch');
export const storefront = byId<HTMLIFrameElement>('storefront');
const log = byId('log');
let address = '';

type Field = HTMLInputElement | HTMLSelectElement;
export const field = (name: string): Field => form.elements.namedItem(name) as Field;
export const value = (name: string): string => field(name).value;
/** All fields of the form by name. */
export const values = (): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const LONGEST_NOTE = 160;

/** Shortens a note and hides tokens and signatures. */
function brief(json: string): string {
  const short = json.length > LONGEST_NOTE ? `${json.slice(0, LONGEST_NOTE)}…` : json;
  return short.replaceAll(/("token\\?":\\?")[^"\\]*/g, '$1…');
}

const ARROWS = { answer: '←', old: '✗', received: '→' } as const;

/** Adds a line to the log. `old`: an event that this version of the host does not know. */
export function note(kind: keyof typeof ARROWS, name: string, data?: unknown): void {
  const line = element('li', kind);
  line.dataset['event'] = name;
  const text = data === undefined || data === null ? '' : ` ${brief(JSON.stringify(data))}`;
  line.textContent = `${ARROWS[kind]} ${name}${text}`;
  log.prepend(line);
}

export const clearLog = (): void => log.replaceChildren();

/** The element of the launcher's page for a selector. Throws when the page has none. */
export function part<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function fitScreen(): void {
  const { classList } = part('.phone');
  classList.toggle('small', value('screen').startsWith('360'));
  classList.toggle('tiny', value('screen').startsWith('320'));
}

/** Opens an address in an emptied frame, so that nothing of the launch before stays. */
export function show(url: string): void {
  address = url;
  fitScreen();
  const vendor = field('vendor') as HTMLSelectElement;
  byId('title').textContent = vendor.selectedOptions[0]?.text ?? '';
  const load = () => {
    storefront.src = url;
  };
  storefront.addEventListener('load', load, { once: true });
  storefront.src = 'about:blank';
}

type Launcher = {
  /** Opens the storefront. An error is shown in the status line. */
  launch: () => Promise<string>;
  close: () => void;
  /** What a reload has behind `#`. */
  reloadHash: () => string;
};

/** Wires the form, the buttons and the address parameters that both launchers share. */
export async function startLauncher({ launch, close, reloadHash }: Launcher): Promise<void> {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearLog();
    launch().then(showState, (error: unknown) =>
      showState(error instanceof Error ? error.message : String(error)),
    );
  });
  byId('close').addEventListener('click', close);
  byId('reload').addEventListener('click', () => {
    if (address) show(address.split('#')[0] + reloadHash());
  });
  const brands = await read<{ sub: string; name: string }[]>('brands');
  field('vendor').append(...brands.map(({ sub, name }) => new Option(name, sub)));
  const asked = new URLSearchParams(location.search);
  for (const [name, wanted] of asked) {
    const input = form.elements.namedItem(name) as Field | null;
    if (input) input.value = wanted;
  }
  if (asked.has('open')) form.requestSubmit();
}
