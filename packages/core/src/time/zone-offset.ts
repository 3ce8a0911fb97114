const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const two = '2-digit';
  const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
  const clock = new Intl.DateTimeFormat('en-US', { ...fields, timeZone: zone, hourCycle: 'h23' });
  clocks.set(zone, clock);
  return clock;
}

/** How far the wall clock of a zone is ahead of UTC at a moment, both in ms. Throws a RangeError for no zone. */
export function offsetAt(moment: number, zone: string): number {
  const shown = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const of = (part: string) => Number(shown[part]);
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return wall - Math.floor(moment / 1000) * 1000;
}

/** The moment at which a wall clock shows this, as UTC would read it; the later one where the clocks skip it. */
export function momentAt(wall: number, zone: string): number {
  const first = offsetAt(wall, zone);
  const second = offsetAt(wall - first, zone);
  if (first === second) return wall - first;
  const third = offsetAt(wall - second, zone);
  return second === third ? wall - second : wall - Math.min(second, third);
}
