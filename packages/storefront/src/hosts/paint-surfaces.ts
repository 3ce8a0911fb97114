import { setPageScheme } from './page-scheme.ts';

/** A host's colours for what is not the brand's own: surfaces and text. Buttons and accents stay the brand's. */
type Surfaces = { content: string; isDark: boolean; secondary: string | undefined; text: string | undefined };

const TOKENS = {
  content: ['background_content', 'background_modal'],
  secondary: ['background', 'background_secondary', 'field_background'],
  text: ['text_primary', 'icon_primary'],
} as const;

/** Paints the page in a host's colours; where it names none, the page's own come back. */
export function paintSurfaces(surfaces: Surfaces): void {
  const { style } = document.documentElement;
  setPageScheme(surfaces.isDark ? 'dark' : 'light');
  for (const part of ['content', 'secondary', 'text'] as const)
    for (const token of TOKENS[part].map((name) => `--vkui--color_${name}`)) {
      const color = surfaces[part];
      if (color) style.setProperty(token, color);
      else style.removeProperty(token);
    }
}
