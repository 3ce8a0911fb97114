/** Where pictures and the assets of earlier builds are kept: a local folder, or a bucket of an S3-compatible store (STORAGE_URL). */
export type Storage = {
  /** For messages: the folder or the bucket, without keys. */
  name: string;
  /** Null where there is no such file. Throws StorageFailed when the store does not answer rightly. */
  read: (name: string) => Promise<Buffer | null>;
  /** Writes the whole file or nothing. A file's name carries the hash of its content, so the same name is the same file. */
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** The names of the files that begin so, by default all, in no order. */
  list: (prefix?: string) => AsyncIterable<string>;
  /** Removes a file; one that is missing is removed already. */
  remove: (name: string) => Promise<void>;
};

/** The store did not answer, or answered wrongly. `status` is the HTTP status, null without an answer. */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed';
  readonly status: number | null;

  constructor(why: string, status: number | null = null) {
    super(why);
    this.status = status;
  }
}

/** A name and nothing but a name: no folders, no hidden files. */
const NAME = /^[\w-]+(?:\.[\w-]+)*$/;

/** Throws for a name that could lead out of the folder. */
export function checkedName(name: string): string {
  if (!NAME.test(name)) throw new StorageFailed('not the name of a stored file');
  return name;
}
