import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
  useFilter,
} from 'react-aria-components';

import styles from './command-palette.module.css';

/** One line of the palette. */
export type Command = {
  id: string;
  label: string;
  /** The keys that do the same, such as `G K`; empty without any. */
  keys: string;
  onAction: () => void;
};

export type CommandPaletteProps = {
  /** The accessible name of the window, its field and its list. */
  label: string;
  commands: readonly Command[];
  /** Shown where no command has the text. */
  empty: string;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
};

/** A window with a field that narrows a list of commands. Arrows choose, Enter acts, Escape closes. */
export function CommandPalette({ label, commands, empty, text, onText, onClose }: CommandPaletteProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className={styles['overlay'] ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={styles['modal'] ?? ''}>
        <Dialog aria-label={label} className={styles['dialog'] ?? ''}>
          <Autocomplete filter={contains} inputValue={text} onInputChange={onText}>
            <SearchField autoFocus aria-label={label} className={styles['search'] ?? ''}>
              <Input className={styles['input'] ?? ''} dir="auto" placeholder={label} />
            </SearchField>
            <Menu
              aria-label={label}
              items={commands}
              className={styles['menu'] ?? ''}
              renderEmptyState={() => <p className={styles['empty']}>{empty}</p>}
            >
              {(command) => (
                <MenuItem
                  textValue={command.label}
                  className={styles['item'] ?? ''}
                  onAction={() => {
                    onClose();
                    command.onAction();
                  }}
                >
                  <span dir="auto">{command.label}</span>
                  {command.keys !== '' && <kbd className={styles['keys']}>{command.keys}</kbd>}
                </MenuItem>
              )}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
