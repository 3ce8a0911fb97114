import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SAMPLE_BRANDS } from '../testing/index.ts';

/** Text on its ground, by the names of the variables that paint them. */
const PAIRS = [
  ['--dx-on-main', '--dx-main'],
  ['--dx-accent-text', '--vkui--color_background_content'],
  ['--dx-on-badge', '--dx-badge'],
  ['--vkui--color_text_primary', '--dx-plate'],
  ['--vkui--color_text_primary', '--vkui--color_background_content'],
  ['--vkui--color_text_secondary', '--vkui--color_background_content'],
  ['--vkui--color_text_secondary', '--vkui--color_background'],
  ['--vkui--color_text_secondary', '--vkui--color_field_background'],
  ['--vkui--color_text_negative', '--vkui--color_background_content'],
  ['--vkui--color_text_positive', '--vkui--color_background_content'],
] as const;

const short = (name: string) => name.replace(/^--(dx-|vkui--color_)/, '');

/** What a brand's three colours and its scheme become. */
function Tokens({ sample }: { sample: string }) {
  return (
    <ul className="glossary glossaryWide">
      {PAIRS.map(([text, ground]) => (
        <li key={text + ground}>
          <span className="swatch" style={{ color: `var(${text})`, background: `var(${ground})` }}>
            {sample}
          </span>
          <span>
            {short(text)} / {short(ground)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const meta = { title: 'Theme', component: Tokens, args: { sample: 'Osh 42 000 soʻm' } } satisfies Meta<
  typeof Tokens
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The brand's colours outweigh the tokens, and VKUI's accent is the brand's. */
export const Default: Story = {
  play: async () => {
    const style = getComputedStyle(document.documentElement);
    await expect(style.getPropertyValue('--dx-main')).toBe(SAMPLE_BRANDS.osh.mainColor);
    await expect(style.getPropertyValue('--vkui--color_background_accent')).toBe(SAMPLE_BRANDS.osh.mainColor);
  },
};
export const RedBrand: Story = { globals: { brand: 'burger' } };
export const GreenBrand: Story = { globals: { brand: 'qahva' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const DarkRedBrand: Story = { globals: { scheme: 'dark', brand: 'burger' } };
export const DarkGreenBrand: Story = { globals: { scheme: 'dark', brand: 'qahva' } };
export const Arabic: Story = { args: { sample: 'بلوف 42 000 سوم' }, globals: { language: 'ar' } };
