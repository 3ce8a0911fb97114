import { type PointerEvent, useEffect, useRef } from 'react';

import styles from './picture-crop.module.css';

/** A drawn picture with its size in pixels. */
export type DrawnPicture = ImageBitmap | HTMLCanvasElement;

export type PictureCropProps = {
  picture: DrawnPicture;
  /** The part in sight, in shares of the picture's width and height. */
  crop: { x: number; y: number; width: number; height: number };
  /** What the picture is, read aloud. */
  label: string;
  /** Moved by the pointer: by shares of the picture. */
  onMove: (x: number, y: number) => void;
};

/** Pixels of the longer side of what is drawn. */
const SIDE = 640;

/** The part of a picture that stays; a pointer moves the picture under it. Keys move it by fields beside it. */
export function PictureCrop({ picture, crop, label, onMove }: PictureCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const [width, height] = [crop.width * picture.width, crop.height * picture.height];
  const scale = SIDE / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };

  useEffect(() => {
    const { x, y } = crop;
    const context = canvas.current?.getContext('2d');
    const part = [x * picture.width, y * picture.height, width, height] as const;
    context?.clearRect(0, 0, size.width, size.height);
    context?.drawImage(picture, ...part, 0, 0, size.width, size.height);
  });

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!from.current) return;
    const box = event.currentTarget.getBoundingClientRect();
    const { x, y } = from.current;
    from.current = { x: event.clientX, y: event.clientY };
    onMove(((x - event.clientX) / box.width) * crop.width, ((y - event.clientY) / box.height) * crop.height);
  };
  return (
    <canvas
      ref={canvas}
      {...size}
      role="img"
      aria-label={label}
      className={styles['view']}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null;
      }}
    />
  );
}
