import { smoothLine } from '../../geo/line.ts';
import { HIGHWAYS } from '../../gazetteer/data/country.ts';
import { loadGazetteer } from '../../gazetteer/gazetteer.ts';
import {
  AIRPORT_SHAPES,
  LAKE_SHAPES,
  PARK_SHAPES,
  RAILWAY_SHAPES,
  RIVER_SHAPES,
} from '../../gazetteer/nature.ts';
import { parseTable } from '../../gazetteer/parse-table.ts';
import type { StreetKind } from '../../gazetteer/place.ts';
import { toWorldLine, type WorldLine } from '../svg-path.ts';

/** Everything fixed that the map draws, on the web-mercator square. */
export interface MapLines {
  readonly towns: readonly WorldLine[];
  readonly parks: readonly WorldLine[];
  readonly lakes: readonly WorldLine[];
  readonly airports: readonly WorldLine[];
  readonly rivers: readonly { line: WorldLine; widthMetres: number }[];
  readonly railways: readonly WorldLine[];
  readonly highways: readonly WorldLine[];
  readonly streets: Readonly<Record<StreetKind, readonly WorldLine[]>>;
}

let lines: MapLines | undefined;

/** The lines of the map, worked out once. */
export function mapLines(): MapLines {
  lines ??= readLines();
  return lines;
}

function readLines(): MapLines {
  const { cities, streets } = loadGazetteer();
  const ofKind = (kind: StreetKind) =>
    streets
      .filter((street) => street.kind === kind)
      .map(({ city, spots }) => toWorldLine(spots.map((spot) => city.plane.toPoint(spot))));
  return {
    towns: cities.map(({ outline, plane }) =>
      toWorldLine(
        smoothLine(
          outline.map((spot) => plane.toPoint(spot)),
          true,
        ),
      ),
    ),
    parks: PARK_SHAPES.map(({ points }) => toWorldLine(points)),
    lakes: LAKE_SHAPES.map(({ points }) => toWorldLine(points)),
    airports: AIRPORT_SHAPES.map(({ points }) => toWorldLine(points)),
    rivers: RIVER_SHAPES.map(({ points, widthMetres }) => ({ line: toWorldLine(points), widthMetres })),
    railways: RAILWAY_SHAPES.map(({ points }) => toWorldLine(points)),
    highways: parseTable(HIGHWAYS).map(({ points }) => toWorldLine(smoothLine(points))),
    streets: {
      motorway: ofKind('motorway'),
      primary: ofKind('primary'),
      secondary: ofKind('secondary'),
      tertiary: ofKind('tertiary'),
    },
  };
}
