/** How a failed job is tried again. */
export type Retry = {
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  /** The longest pause between two tries, in seconds. */
  retryDelayMax?: number;
  expireInSeconds: number;
  /** How long a finished job is kept; a week by default. */
  deleteAfterSeconds?: number;
};

/** A plan that is made from rows: cheap to make again. */
export const PLAN: Retry = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 30,
  expireInSeconds: 60,
};

/** A message about what has just happened: retries for about an hour and a half; a later one would be useless. */
export const MESSAGE: Retry = {
  retryLimit: 100,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 60,
};
