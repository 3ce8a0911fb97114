import './ticket-fonts.ts';

import { QrCode } from '@dasturxon/ui/qr-code';
import {
  DOTS,
  GAP_DOTS,
  INSET_DOTS,
  type Paper,
  QR_DOTS,
  RULE_DOTS,
  TEXT_DOTS,
  textOf,
  type Ticket,
  type TicketBlock,
  type TicketPart,
} from '@dasturxon/core/printing';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';

import styles from './ticket.module.css';
import { useTicketLabels } from './ticket-labels.ts';

/** The measures of core as CSS variables in dots; `--dot` of the style sheet is the size of a dot. */
const MEASURES = {
  '--gap': GAP_DOTS,
  '--inset': INSET_DOTS,
  '--rule': RULE_DOTS,
  '--qr': QR_DOTS,
  '--size-1': TEXT_DOTS[1],
  '--size-2': TEXT_DOTS[2],
  '--size-3': TEXT_DOTS[3],
};

const lookOf = ({ size, isBold }: { size: 1 | 2 | 3; isBold: boolean }) =>
  clsx(styles[`size${size}`], isBold && styles['bold']);

function Block({ block }: { block: TicketBlock }) {
  const { t } = useLingui();
  const word = useTicketLabels();
  const written = (parts: readonly TicketPart[]) => textOf(parts, word);
  if (block.kind === 'RULE') return <hr className={styles['rule']} />;
  if (block.kind === 'CUT') return <div className={styles['cut']} aria-hidden />;
  if (block.kind === 'QR')
    return (
      <div className={styles['qr']}>
        <QrCode text={block.text} label={t`QR code of the map`} />
      </div>
    );
  if (block.kind === 'ROW')
    return (
      <p className={clsx(styles['row'], lookOf(block))}>
        <span dir="auto">{written(block.start)}</span>
        <span dir="auto">{written(block.end)}</span>
      </p>
    );
  const className = clsx(styles[block.kind.toLowerCase()], lookOf(block));
  const isStruck = block.kind === 'TEXT' && block.isStruck;
  return (
    <p className={className} dir="auto">
      {isStruck ? <s>{written(block.parts)}</s> : written(block.parts)}
    </p>
  );
}

/** A ticket as paper shows it: on the screen, and in the print of the browser. */
export function TicketPaper({ ticket, paper }: { ticket: Ticket; paper: Paper }) {
  const style = { ...MEASURES, '--dots': DOTS[paper] } as CSSProperties;
  return (
    <div className={styles['paper']} style={style} dir={ticket.direction} data-ticket-paper>
      {ticket.blocks.map((block, index) => (
        // Blocks have no identity of their own, and a ticket is drawn as a whole.
        <Block key={index} block={block} />
      ))}
    </div>
  );
}
