import { Fragment, type ReactNode, useMemo } from 'react';

import styles from './rich-text.module.css';

/** What may be drawn, and as what. Attributes never come along. */
const TAGS = {
  P: 'p',
  H2: 'h2',
  H3: 'h3',
  H4: 'h3',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  BLOCKQUOTE: 'blockquote',
} as const;

/** Neither these nor what is in them. */
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'NOSCRIPT']);

/**
 * A merchant's HTML as our elements: an allow-list of tags, outside links only by https, no markup set anywhere. Its
 * direction is that of its own text, whatever the language of the page.
 */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return (
    <div className={styles.text} dir="auto">
      {content}
    </div>
  );
}

/**
 * A sum stays on one line, however a merchant has typed it: its thousands, and the word after them, hang on by spaces
 * that do not break.
 */
const tieSums = (text: string) =>
  text
    .replaceAll(/(\d) (?=\d{3}(?!\d))/g, '$1\u{A0}')
    .replaceAll(/(\d) (?=(?:so['ʻ‘’]m|сум|сўм|som|UZS|سوم|苏姆)(?!\p{L}))/giu, '$1\u{A0}');

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => <Fragment key={index}>{drawn(node)}</Fragment>);
}

function drawn(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return tieSums(node.textContent ?? '');
  if (!(node instanceof Element)) return null;
  const name = node.tagName.toUpperCase();
  if (DROPPED.has(name)) return null;
  if (name === 'BR') return <br />;
  if (name === 'A') return linkOf(node);
  if (!isAllowed(name)) return childrenOf(node);
  const Tag = TAGS[name];
  return <Tag>{childrenOf(node)}</Tag>;
}

function linkOf(node: Element): ReactNode {
  const href = node.getAttribute('href') ?? '';
  if (!/^https:\/\/[^\s"'<>\\`]+$/i.test(href)) return childrenOf(node);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {childrenOf(node)}
    </a>
  );
}

const isAllowed = (name: string): name is keyof typeof TAGS => Object.hasOwn(TAGS, name);
