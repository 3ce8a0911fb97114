import '@fontsource/noto-sans/cyrillic-400.css';
import '@fontsource/noto-sans/cyrillic-700.css';
import '@fontsource/noto-sans/cyrillic-ext-400.css';
import '@fontsource/noto-sans/cyrillic-ext-700.css';
import '@fontsource/noto-sans/latin-400.css';
import '@fontsource/noto-sans/latin-700.css';
import '@fontsource/noto-sans/latin-ext-400.css';
import '@fontsource/noto-sans/latin-ext-700.css';
import '@fontsource/noto-sans-arabic/arabic-400.css';
import '@fontsource/noto-sans-arabic/arabic-700.css';

const FACES = ['400', '700'].flatMap((weight) => [
  `${weight} 16px 'Noto Sans'`,
  `${weight} 16px 'Noto Sans Arabic'`,
]);

/** Loads the fonts of a text. A ticket outside the screen loads none by itself; without a network it has the device's. */
export async function loadTicketFonts(text: string): Promise<void> {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face, text)));
}
