import {
  GAP_DOTS,
  INSET_DOTS,
  isRightToLeft,
  QR_DOTS,
  QR_LOOK,
  RULE_DOTS,
  TEXT_DOTS,
  textOf,
  type Ticket,
  type TicketBlock,
  type TicketPart,
} from '@dasturxon/core/printing';
import type { Language } from '@dasturxon/core/kernel';
import { encode } from 'uqr';

import { type Canvas, createCanvas } from './canvas.ts';
import { type Bitmap, drawText } from './draw-text.ts';
import { ticketLabel } from './ticket-labels.ts';

type Pen = { canvas: Canvas; y: number; language: Language; isRtl: boolean };
type Block<Kind extends TicketBlock['kind']> = Extract<TicketBlock, { kind: Kind }>;

const written = (pen: Pen, parts: readonly TicketPart[]) =>
  textOf(parts, (word, value) => ticketLabel(word, pen.language, value));

/** Where a bitmap begins: at the right for a text that runs from there. */
const startOf = (bitmap: Bitmap, { from, to, isRtl }: { from: number; to: number; isRtl: boolean }) =>
  isRtl ? to - bitmap.width : from;

async function putText(pen: Pen, block: Block<'TEXT'>): Promise<void> {
  const { width } = pen.canvas;
  const text = written(pen, block.parts);
  const drawn = await drawText({ ...block, text, dots: TEXT_DOTS[block.size], width });
  pen.canvas.put(drawn, { x: startOf(drawn, { from: 0, to: width, isRtl: isRightToLeft(text) }), y: pen.y });
  pen.y += drawn.height;
}

async function putBox(pen: Pen, block: Block<'FRAME' | 'BANNER'>): Promise<void> {
  const { canvas, y } = pen;
  const { width } = canvas;
  const text = written(pen, block.parts);
  const inner = width - 2 * INSET_DOTS;
  const drawn = await drawText({ ...block, text, dots: TEXT_DOTS[block.size], width: inner });
  const height = drawn.height + 2 * GAP_DOTS;
  const inverse = block.kind === 'BANNER';
  if (inverse) canvas.ink({ x: 0, y, width, height });
  else {
    for (const edge of [y, y + height - RULE_DOTS]) canvas.ink({ x: 0, y: edge, width, height: RULE_DOTS });
    for (const x of [0, width - RULE_DOTS]) canvas.ink({ x, y, width: RULE_DOTS, height });
  }
  const x = inverse
    ? Math.round((width - drawn.width) / 2)
    : startOf(drawn, { from: INSET_DOTS, to: width - INSET_DOTS, isRtl: isRightToLeft(text) });
  canvas.put(drawn, { x, y: y + GAP_DOTS, inverse });
  pen.y += height;
}

/** A text at the start and one at the end of a line, which is never wrapped. */
async function putRow(pen: Pen, block: Block<'ROW'>): Promise<void> {
  const { canvas, y, isRtl } = pen;
  const { width } = canvas;
  const dots = TEXT_DOTS[block.size];
  const end = await drawText({ ...block, text: written(pen, block.end), dots, width });
  const room = Math.max(dots, width - end.width - INSET_DOTS);
  const text = written(pen, block.start);
  const start = await drawText({ ...block, text, dots, width: room });
  const [from, to] = isRtl ? [width - room, width] : [0, room];
  canvas.put(start, { x: startOf(start, { from, to, isRtl: isRightToLeft(text) }), y });
  canvas.put(end, { x: isRtl ? 0 : width - end.width, y });
  pen.y += Math.max(start.height, end.height);
}

function putQr(pen: Pen, text: string): void {
  const { size, data } = encode(text, QR_LOOK);
  const scale = Math.max(1, Math.floor(QR_DOTS / size));
  const left = Math.round((pen.canvas.width - size * scale) / 2);
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark)
        pen.canvas.ink({ x: left + column * scale, y: pen.y + row * scale, width: scale, height: scale });
  pen.y += size * scale;
}

async function putBlock(pen: Pen, block: Exclude<TicketBlock, { kind: 'CUT' }>): Promise<void> {
  pen.y += GAP_DOTS;
  if (block.kind === 'TEXT') await putText(pen, block);
  else if (block.kind === 'ROW') await putRow(pen, block);
  else if (block.kind === 'QR') putQr(pen, block.text);
  else if (block.kind === 'FRAME' || block.kind === 'BANNER') await putBox(pen, block);
  else {
    pen.canvas.ink({ x: 0, y: pen.y, width: pen.canvas.width, height: RULE_DOTS });
    pen.y += RULE_DOTS;
  }
  pen.y += GAP_DOTS;
}

/** A ticket as pictures of black and white dots, one per piece of paper. `width` is the paper's in dots. */
export async function drawTicket(
  { direction, blocks }: Ticket,
  { width, language }: { width: number; language: Language },
): Promise<Bitmap[]> {
  const papers: Bitmap[] = [];
  const newPen = (): Pen => ({ canvas: createCanvas(width), y: 0, language, isRtl: direction === 'rtl' });
  let pen = newPen();
  for (const block of blocks) {
    if (block.kind === 'CUT') {
      papers.push(pen.canvas.toBitmap(pen.y));
      pen = newPen();
    } else await putBlock(pen, block);
  }
  return [...papers, pen.canvas.toBitmap(pen.y)];
}
