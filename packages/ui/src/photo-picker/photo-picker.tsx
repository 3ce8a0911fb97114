import { clsx } from 'clsx';
import { useId } from 'react';

import { CloseIcon, PlusIcon } from '../icons/index.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './photo-picker.module.css';

/** `src` is null until the picture has come. */
export type Photo = { id: string; src: string | null; name: string; removeLabel: string };

export type PhotoPickerProps = {
  /** "Photos for the restaurant". */ label: string;
  hint?: string | null;
  photos: readonly Photo[];
  /** Null where there is room for no more. `isBusy`: one is on its way. */
  add: { label: string; isBusy: boolean; several: boolean } | null;
  error?: string | null;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
};

/** What phones photograph; of other kinds they make a JPEG themselves. */
const KINDS = 'image/jpeg,image/png,image/webp';

/** Photos that a guest has added, each with a button that removes it, and the place that takes more. */
export function PhotoPicker({ label, hint, photos, add, error, onAdd, onRemove }: PhotoPickerProps) {
  const noteId = useId();
  const note = error ?? hint ?? null;
  return (
    <fieldset className={styles.set} aria-describedby={note === null ? undefined : noteId}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {photos.map(({ id, src, name, removeLabel }) => (
          <div key={id} className={styles.photo}>
            {src === null ? <Spinner label={name} /> : <img className={styles.image} src={src} alt={name} />}
            <button
              type="button"
              className={styles.remove}
              aria-label={removeLabel}
              onClick={() => onRemove(id)}
            >
              <span>
                <CloseIcon size={16} />
              </span>
            </button>
          </div>
        ))}
        {add === null ? null : <AddPhoto {...add} onAdd={onAdd} />}
      </div>
      {note === null ? null : (
        <p id={noteId} className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </fieldset>
  );
}

type AddProps = NonNullable<PhotoPickerProps['add']> & Pick<PhotoPickerProps, 'onAdd'>;

function AddPhoto({ label, isBusy, several, onAdd }: AddProps) {
  return (
    <label className={clsx(styles.add, isBusy && styles.busy)} aria-busy={isBusy}>
      <span aria-hidden="true">{isBusy ? <Spinner label={label} /> : <PlusIcon size={24} />}</span>
      {label}
      <input
        className={styles.input}
        type="file"
        accept={KINDS}
        multiple={several}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same photo can be chosen again after an error.
          currentTarget.value = '';
          if (files.length > 0) onAdd(files);
        }}
      />
    </label>
  );
}
