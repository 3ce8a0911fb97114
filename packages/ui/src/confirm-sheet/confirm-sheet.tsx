import type { ReactNode } from 'react';

import { PrimaryButton } from '../primary-button/primary-button.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import styles from './confirm-sheet.module.css';

export type ConfirmSheetProps = {
  open: boolean;
  /** "Are you sure?" */
  question: string;
  /** What it is about. */
  name?: string;
  description?: string | null;
  /** What else is asked: a reason. */
  children?: ReactNode;
  labels: { no: string; yes: string; close: string };
  busy?: boolean;
  onNo: () => void;
  onYes: () => void;
};

/** Asks before something is deleted (OV-18). "No" comes first. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  return (
    <Sheet
      open={props.open}
      header={{ title: props.question, closeLabel: props.labels.close }}
      onClose={props.onNo}
      footer={
        <div className={styles.buttons}>
          <PrimaryButton look={{ tone: 'quiet' }} onClick={props.onNo}>
            {props.labels.no}
          </PrimaryButton>
          <PrimaryButton
            look={{ tone: 'danger' }}
            busy={props.busy}
            busyLabel={props.labels.yes}
            onClick={props.onYes}
          >
            {props.labels.yes}
          </PrimaryButton>
        </div>
      }
    >
      {props.name ? <p className={styles.name}>{props.name}</p> : null}
      {props.description ? <p className={styles.description}>{props.description}</p> : null}
      {props.children}
    </Sheet>
  );
}
