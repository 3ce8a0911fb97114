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
  noLabel: string;
  yesLabel: string;
  closeLabel: string;
  busy?: boolean;
  onNo: () => void;
  onYes: () => void;
};

/** Asks before something is taken away (OV-18). "No" stands first. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  return (
    <Sheet
      open={props.open}
      title={props.question}
      closeLabel={props.closeLabel}
      onClose={props.onNo}
      footer={
        <div className={styles.buttons}>
          <PrimaryButton tone="quiet" onClick={props.onNo}>
            {props.noLabel}
          </PrimaryButton>
          <PrimaryButton tone="danger" busy={props.busy} busyLabel={props.yesLabel} onClick={props.onYes}>
            {props.yesLabel}
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
