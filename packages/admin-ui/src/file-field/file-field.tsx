import { useId } from 'react';

import field from '../theme/field.module.css';
import styles from './file-field.module.css';

export type FileFieldProps = {
  label: string;
  /** The file types that can be chosen, as `.csv,.xlsx`. */
  accept: string;
  isDisabled?: boolean;
  onChoose: (file: File) => void;
};

/** A file of the device. Choosing the same file again counts as well, as after it was mended. */
export function FileField({ label, accept, isDisabled = false, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div className={field['field']}>
      <label className={field['label']} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="file"
        className={styles['file']}
        accept={accept}
        disabled={isDisabled}
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
