import type { ErrorCode } from '@dasturxon/core/api';
import type { PublicationFinding } from '@dasturxon/core/brand-doctor';
import type {
  DraftArea,
  DraftEntity,
  FieldChange,
  RecordFields,
  RecordProblem,
  RecordRef,
  SentPatch,
} from '@dasturxon/core/drafts';
import type { PaymentType } from '@dasturxon/core/payment';

import type { Tx } from '../../db/connect.ts';
import type { Ctx } from '../../http/serving/context.ts';

/** A published record: its edited fields, and its row in the wire's shape with all that is kept of it. */
export type DraftRecord = RecordRef & {
  fields: RecordFields;
  row: Record<string, unknown>;
};

/** Which records are read: all without `only`. Locked ones stay as they are until the transaction ends. */
export type Asked = {
  merchantId: string;
  only: readonly RecordRef[] | null;
  isLocked?: boolean;
  /** The named records were published once: one that is gone begins blank whatever its id, so that an undo brings it back. */
  wereThere?: boolean;
};

/** Records as they will be, and what is changed of them. */
export type Publishing = { after: readonly DraftRecord[]; changes: readonly FieldChange[] };

/** Whose records are written, and the moment of their publication. */
export type Writing = { merchantId: string; at: Date };

/** Who examines changes. */
export type Examiner = Pick<Ctx, 'merchantId' | 'now' | 'secrets'>;

/** What is wrong with changes of an area that the transaction has written. */
export type Examination = (changes: readonly FieldChange[]) => Promise<PublicationFinding[]>;

/** Looks at the brand before changes of an area are written, and returns what looks at them afterwards (BO-450). */
export type Examine = (ctx: Examiner, tx: Tx, area: DraftArea) => Promise<Examination>;

/** What is drafted and published apart from the rest: where its records are read from and written to. */
export type EditedArea = {
  area: DraftArea;
  read: (tx: Tx, asked: Asked) => Promise<ReadonlyMap<string, DraftRecord>>;
  write: (tx: Tx, about: Writing, records: readonly DraftRecord[]) => Promise<void>;
  /** What keeps records from being published beside others of the area, where the records alone do not show it. */
  check?: (tx: Tx, merchantId: string, publishing: Publishing) => Promise<RecordProblem[]>;
  /** Providers that guests would be offered after the changes, and that need the typed confirmation. */
  unproven?: (tx: Tx, merchantId: string, after: readonly DraftRecord[]) => Promise<PaymentType[]>;
  /** Examines what is published; the errors need a confirmation (BO-430). */
  examine?: Examine;
  /** A change as the draft keeps it, where that is not as it was sent. */
  clean?: (patch: SentPatch) => SentPatch;
  /** Whether only people of every branch may save a change; `record`: what is published. */
  isOfEveryBranch?: (patch: SentPatch, record: DraftRecord) => boolean;
  /** Finds the branches that changes are about, where people of other branches may not save them; null: an unknown one. */
  branchesOf?: (
    tx: Tx,
    merchantId: string,
    sent: readonly SentPatch[],
  ) => Promise<(patch: SentPatch) => (string | null)[]>;
  /** The error of a change of a record that is not there. */
  missing: (entity: DraftEntity) => ErrorCode;
};

/** One statement takes so many rows. */
export const ROWS_AT_ONCE = 1_000;

/** Ids that an editor gives to a new record. */
const NEW_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a record that is not there may begin blank: one that an editor makes, or an undo brings back (BO-343). */
export const mayBegin = (id: string, { wereThere = false }: Pick<Asked, 'wereThere'>): boolean =>
  wereThere || NEW_ID.test(id);
