import { DrawnMap } from './drawn-map.ts';
import type { Place } from './projection.ts';

type Pair = readonly [number, number];
type Handler = (event: { get: (name: string) => unknown }) => void;
type Options = Record<string, unknown>;

const toPlace = ([lat, lon]: Pair): Place => ({ lat, lon });

/** What a map needs of its script's address. */
export type ApiSetup = {
  tiles: (tile: string, isDark: boolean) => string;
  isRefused: boolean;
};

class Events {
  readonly #handlers = new Map<string, Handler[]>();

  add(name: string, handler: Handler): this {
    this.#handlers.set(name, [...(this.#handlers.get(name) ?? []), handler]);
    return this;
  }

  fire(name: string): void {
    for (const handler of this.#handlers.get(name) ?? []) handler({ get: () => undefined });
  }
}

class Placemark {
  readonly events = new Events();
  readonly element = document.createElement('div');
  readonly #options: Options;
  #point: Pair;
  #map: DrawnMap | null = null;

  constructor(point: Pair, properties: { hintContent?: string }, options: Options) {
    this.#point = point;
    this.#options = options;
    const [width, height] = options['iconImageSize'] as Pair;
    const [left, top] = options['iconImageOffset'] as Pair;
    this.element.title = properties.hintContent ?? '';
    const icon = new Image(width, height);
    icon.alt = '';
    icon.src = String(options['iconImageHref']);
    Object.assign(icon.style, { translate: `${left}px ${top}px`, cursor: 'pointer', maxWidth: 'none' });
    Object.assign(this.element.style, { width: '0', height: '0' });
    this.element.append(icon);
    icon.addEventListener('click', () => this.events.fire('click'));
  }

  readonly geometry = {
    getCoordinates: () => this.#point,
    setCoordinates: (point: Pair) => {
      this.#point = point;
      this.#map?.moveMark(this.element, toPlace(point));
    },
  };

  addTo(map: DrawnMap): void {
    this.#map = map;
    map.addMark(this.element, toPlace(this.#point), Number(this.#options['zIndex'] ?? 0));
  }

  removeFrom(map: DrawnMap): void {
    map.removeMark(this.element);
  }
}

class Polygon {
  readonly events = new Events();
  readonly geometry = null;
  readonly #ring: readonly Place[];
  readonly #options: Options;
  #path: SVGPathElement | null = null;

  constructor(rings: readonly (readonly Pair[])[], _properties: object, options: Options) {
    this.#ring = rings[0]!.map(toPlace);
    this.#options = options;
  }

  addTo(map: DrawnMap): void {
    const { strokeColor, strokeWidth, fillColor, fillOpacity } = this.#options;
    this.#path = map.addArea(this.#ring, {
      stroke: String(strokeColor),
      width: Number(strokeWidth),
      fill: String(fillColor),
      opacity: Number(fillOpacity),
    });
  }

  removeFrom(map: DrawnMap): void {
    if (this.#path) map.removeArea(this.#path);
  }
}

type GeoObject = Placemark | Polygon;

function mapClass({ tiles }: ApiSetup) {
  return class {
    readonly events = new Events();
    readonly geoObjects;
    readonly #drawn: DrawnMap;

    constructor(host: HTMLElement, state: { center: Pair; zoom: number }, options: Options) {
      this.#drawn = new DrawnMap({
        host,
        center: toPlace(state.center),
        zoom: state.zoom,
        zooms: { min: Number(options['minZoom'] ?? 0), max: Number(options['maxZoom'] ?? 21) },
        tiles: (tile) => tiles(tile, false),
        isDark: false,
        hooks: {
          onBegin: () => this.events.fire('actionbegin'),
          onUpdate: () => this.events.fire('actiontick'),
          onEnd: () => {
            this.events.fire('boundschange');
            this.events.fire('actionend');
          },
        },
      });
      this.geoObjects = {
        add: (object: GeoObject) => object.addTo(this.#drawn),
        remove: (object: GeoObject) => object.removeFrom(this.#drawn),
      };
    }

    getCenter(): Pair {
      return [this.#drawn.center.lat, this.#drawn.center.lon];
    }

    getZoom(): number {
      return this.#drawn.zoom;
    }

    async setCenter(center: Pair, zoom = this.#drawn.zoom, { duration = 0 } = {}): Promise<void> {
      this.#drawn.move(toPlace(center), zoom, duration);
    }

    destroy(): void {
      this.#drawn.destroy();
    }
  };
}

/** The stand-in of JS API 2.1: what `window.ymaps` has. */
export function createApi2(setup: ApiSetup): object {
  const ready = async () => {
    // As the real one was seen to: an object, not an error.
    if (setup.isRefused) throw { status: 'error', code: 403, message: 'Invalid API key' };
  };
  return { ready, Map: mapClass(setup), Placemark, Polygon };
}
