import { getSchema } from '@tiptap/react';
import { expect, test } from 'vitest';

import { extensionsFor } from './extensions.ts';

const tags = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'br', 'a', 'blockquote'];
const rules = { tags, links: ['https', 'tel'], linkAttributes: { rel: 'nofollow' } };

/** Names of the parts of a text that can be written by these rules. */
function partsOf(own: typeof rules) {
  const { nodes, marks } = getSchema(extensionsFor(own));
  return [...Object.keys(nodes), ...Object.keys(marks)].toSorted();
}

test('BO-283 the editor writes what the rules let through, and nothing else', () => {
  const always = ['doc', 'paragraph', 'text'];
  const all = ['blockquote', 'bold', 'bulletList', 'hardBreak', 'heading', 'italic', 'link', 'listItem'];
  expect(partsOf(rules)).toEqual([...always, ...all, 'orderedList', 'underline'].toSorted());
  expect(partsOf({ ...rules, tags: ['p', 'strong'] })).toEqual([...always, 'bold', 'listItem'].toSorted());
});
