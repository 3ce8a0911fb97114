import type { Screen } from './routes.ts';

/** Puts a style that the page has named to work, as an import of its chunk would. */
const wear = (href: string) =>
  new Promise<void>((done, fail) => {
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    // As the imports of chunks ask for theirs: what was preloaded in another way would be fetched twice.
    style.crossOrigin = '';
    style.href = href;
    style.addEventListener('load', () => done());
    style.addEventListener('error', () => fail(new Error(`Unable to preload CSS for ${href}`)));
    document.head.append(style);
  });

const stylesOfThePage = () =>
  [...document.querySelectorAll('link[rel="preload"][as="style"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !document.querySelector(`link[rel="stylesheet"][href="${href}"]`));

/**
 * Brings the screen of the page that was opened, whose files the page has named, without the table of all screens: two
 * hundred names of files, of which this screen needs none. The table follows once the screen is drawn, so that the next
 * screen comes in one trip.
 */
export async function loadScreen(name: string): Promise<Screen> {
  const link = document.querySelector<HTMLLinkElement>(`link[data-screen="${name}"]`)!;
  const [{ inScreenFrame }, file] = await Promise.all([
    import('../screens/screen-frame.tsx'),
    import(/* @vite-ignore */ link.href) as Promise<Record<string, Screen>>,
    ...stylesOfThePage().map(wear),
  ]);
  setTimeout(() => void import('./screens.ts').catch(() => {}), TABLE_AFTER_MS);
  return inScreenFrame(file[link.dataset['part']!]!);
}

/** Long enough for the screen to ask for what it shows first. */
const TABLE_AFTER_MS = 1_500;

export { needMessages } from '../i18n/messages.ts';
