import { type ChainedCommands, type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import { useEffect, useId, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';

import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import field from '../theme/field.module.css';
import { extensionsFor, type TextRules } from './extensions.ts';
import styles from './rich-text.module.css';

/** The words of the toolbar. */
export type RichTextLabels = {
  toolbar: string;
  bold: string;
  italic: string;
  underline: string;
  heading: string;
  smallHeading: string;
  bullets: string;
  numbers: string;
  quote: string;
  link: string;
  address: string;
  setLink: string;
};

export type RichTextProps = {
  label: string;
  /** HTML; empty while nothing is written. */
  value: string;
  onChange: (value: string) => void;
  rules: TextRules;
  labels: RichTextLabels;
  error?: string;
};

type Tool = {
  /** The part of a text that it makes. */
  part: string;
  level?: 2 | 3;
  label: keyof RichTextLabels;
  sign: string;
  press: (chain: ChainedCommands) => ChainedCommands;
};

const TOOLS: readonly Tool[] = [
  { part: 'bold', label: 'bold', sign: 'B', press: (chain) => chain.toggleBold() },
  { part: 'italic', label: 'italic', sign: 'I', press: (chain) => chain.toggleItalic() },
  { part: 'underline', label: 'underline', sign: 'U', press: (chain) => chain.toggleUnderline() },
  {
    part: 'heading',
    level: 2,
    label: 'heading',
    sign: 'H2',
    press: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    part: 'heading',
    level: 3,
    label: 'smallHeading',
    sign: 'H3',
    press: (chain) => chain.toggleHeading({ level: 3 }),
  },
  { part: 'bulletList', label: 'bullets', sign: '•', press: (chain) => chain.toggleBulletList() },
  { part: 'orderedList', label: 'numbers', sign: '1.', press: (chain) => chain.toggleOrderedList() },
  { part: 'blockquote', label: 'quote', sign: '“', press: (chain) => chain.toggleBlockquote() },
];

/** HTML as it is kept: a text without words is empty. */
const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

const isOn = (editor: Editor, { part, level }: Tool): boolean =>
  level === undefined ? editor.isActive(part) : editor.isActive(part, { level });

/** The tools of the parts that the editor has, and which of them are on where the cursor is. */
function useTools(editor: Editor) {
  const tools = TOOLS.filter(({ part }) => part in editor.schema.nodes || part in editor.schema.marks);
  const states = useEditorState({
    editor,
    selector: ({ editor: own }) => tools.map((tool) => isOn(own, tool)),
  });
  return tools.map((tool, at) => ({ ...tool, isOn: states[at] === true }));
}

/** Makes a link of what is chosen in the text; an empty address takes it away. */
function LinkForm({
  editor,
  labels,
  onDone,
}: {
  editor: Editor;
  labels: RichTextLabels;
  onDone: () => void;
}) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') chain.unsetLink().run();
    else chain.setLink({ href: address.trim() }).run();
    onDone();
  };
  return (
    <div className={styles['link']}>
      <TextField label={labels.address} value={address} onChange={setAddress} />
      <Button onPress={set}>{labels.setLink}</Button>
    </div>
  );
}

function Tools({ editor, labels }: { editor: Editor; labels: RichTextLabels }) {
  const [isLinking, setLinking] = useState(false);
  const tools = useTools(editor);
  return (
    <>
      <Toolbar aria-label={labels.toolbar} className={styles['tools'] ?? ''}>
        {tools.map((tool) => (
          <ToggleButton
            key={tool.label}
            aria-label={labels[tool.label]}
            isSelected={tool.isOn}
            onChange={() => tool.press(editor.chain().focus()).run()}
            className={clsx(styles['tool'], styles[tool.label])}
            data-sign={tool.sign}
          />
        ))}
        {'link' in editor.schema.marks && (
          <ToggleButton
            aria-label={labels.link}
            isSelected={isLinking}
            onChange={setLinking}
            className={styles['tool'] ?? ''}
            data-sign="↗"
          />
        )}
      </Toolbar>
      {isLinking && <LinkForm editor={editor} labels={labels} onDone={() => setLinking(false)} />}
    </>
  );
}

/** A text with headings, lists and links: what its rules let through, as it is written. */
export function RichText({ label, value, onChange, rules, labels, error = '' }: RichTextProps) {
  const id = useId();
  const editor = useEditor({
    extensions: extensionsFor(rules),
    content: value,
    // Its styles are those of the kit: the page permits no others.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-error`,
        class: styles['text'] ?? '',
        dir: 'auto',
      },
    },
    onUpdate: ({ editor: own }) => onChange(htmlOf(own)),
  });
  useEffect(() => {
    // Another value than the own one is that of a colleague, or of an undo.
    if (!editor.isFocused && htmlOf(editor) !== value)
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div className={field['field']}>
      <span id={`${id}-label`} className={field['label']}>
        {label}
      </span>
      <Tools editor={editor} labels={labels} />
      <EditorContent editor={editor} className={clsx(field['box'], styles['box'])} />
      <span id={`${id}-error`} className={field['error']}>
        {error}
      </span>
    </div>
  );
}
