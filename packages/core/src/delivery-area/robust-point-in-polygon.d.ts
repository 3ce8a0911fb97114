declare module 'robust-point-in-polygon' {
  /** −1 inside, 0 on the boundary, 1 outside; exact. */
  function robustPointInPolygon(
    ring: readonly (readonly [number, number])[],
    point: readonly [number, number],
  ): -1 | 0 | 1;
  export default robustPointInPolygon;
}
