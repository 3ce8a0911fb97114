import { Picture, type PictureSource } from '../picture/picture.tsx';
import styles from './section-heading.module.css';

export type SectionHeadingProps = {
  /** The anchor of the section; it also takes the focus when a category chip is tapped. */
  id: string;
  children: string;
  level?: 1 | 2;
  /** A small picture of the category before its name. */
  picture?: PictureSource | null;
};

/** The title of a category. Sticky bars never cover it when it is jumped to. */
export function SectionHeading({ id, children, level = 2, picture }: SectionHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} tabIndex={-1} className={styles.heading}>
      {picture ? <Picture source={picture} className={styles.picture} /> : null}
      {children}
    </Tag>
  );
}
