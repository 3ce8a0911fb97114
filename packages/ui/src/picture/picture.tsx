import styles from './picture.module.css';

/** Where a picture is and how large it is, so that nothing jumps when it arrives. */
export type PictureSource = {
  /** WebP or any other format that every browser reads. */
  src: string;
  /** The same picture as AVIF, when there is one. */
  avif?: string | null;
  width: number;
  height: number;
  /** True for a transparent cut-out that needs air around it on its plate. */
  cutout?: boolean;
};

export type PictureProps = {
  source: PictureSource;
  /** Empty for a picture that adds nothing to its neighbour text. */
  alt?: string;
  /** The first screen's pictures are asked for at once, the rest when they come near. */
  eager?: boolean;
  className?: string;
};

/** A picture as AVIF with a fallback, sized from the start. It fills the box it is put into. */
export function Picture({ source, alt = '', eager = false, className }: PictureProps) {
  return (
    <picture className={className ?? styles.picture}>
      {source.avif ? <source type="image/avif" srcSet={source.avif} /> : null}
      <img
        className={source.cutout ? styles.cutout : styles.image}
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
      />
    </picture>
  );
}
