/** A place on the earth in degrees. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}
