import type { ApiSetup } from './api-2.ts';
import { DrawnMap } from './drawn-map.ts';
import type { Place } from './projection.ts';

type Pair = readonly [number, number];
type Location = { center: Pair; zoom: number };
type Listener = {
  onUpdate?: (event: { type: 'update'; location: Location; mapInAction: boolean }) => void;
  onActionStart?: (event: { type: string; location: Location }) => void;
  onActionEnd?: (event: { type: string; location: Location }) => void;
};

const toPlace = ([lon, lat]: Pair): Place => ({ lat, lon });

class YMapDefaultSchemeLayer {
  readonly layer = 'scheme';
}

class YMapDefaultFeaturesLayer {
  readonly layer = 'features';
}

class YMapListener {
  readonly props: Listener;

  constructor(props: Listener) {
    this.props = props;
  }
}

class YMapMarker {
  readonly element = document.createElement('div');
  props: { coordinates: Pair; zIndex?: number };
  map: DrawnMap | null = null;

  constructor(props: { coordinates: Pair; zIndex?: number }, content: HTMLElement) {
    this.props = props;
    Object.assign(this.element.style, { width: '0', height: '0' });
    this.element.append(content);
  }

  update(props: { coordinates: Pair }): void {
    this.props = { ...this.props, ...props };
    this.map?.moveMark(this.element, toPlace(this.props.coordinates));
  }
}

type Style = { fill: string; fillOpacity: number; stroke: readonly { color: string; width: number }[] };

class YMapFeature {
  readonly props: { geometry: { coordinates: readonly (readonly Pair[])[] }; style: Style };
  path: SVGPathElement | null = null;

  constructor(props: YMapFeature['props']) {
    this.props = props;
  }

  addTo(map: DrawnMap): void {
    const { geometry, style } = this.props;
    this.path = map.addArea(geometry.coordinates[0]!.map(toPlace), {
      stroke: style.stroke[0]!.color,
      width: style.stroke[0]!.width,
      fill: style.fill,
      opacity: style.fillOpacity,
    });
  }
}

type Props = {
  location: Location;
  theme?: 'light' | 'dark';
  zoomRange?: { min: number; max: number };
};

function mapClass({ tiles }: ApiSetup) {
  return class {
    readonly #drawn: DrawnMap;
    readonly #children = new Set<object>();
    #isMoving = false;

    constructor(host: HTMLElement, { location, theme, zoomRange }: Props) {
      const isDark = theme === 'dark';
      this.#drawn = new DrawnMap({
        host,
        center: toPlace(location.center),
        zoom: location.zoom,
        zooms: zoomRange ?? { min: 0, max: 21 },
        tiles: (tile) => tiles(tile, isDark),
        isDark,
        hooks: {
          onBegin: (isGesture) => {
            this.#isMoving = true;
            if (isGesture)
              this.#each(({ onActionStart }) =>
                onActionStart?.({ type: 'drag', location: this.#location() }),
              );
          },
          onUpdate: () => this.#update(),
          onEnd: (isGesture) => {
            this.#isMoving = false;
            if (isGesture)
              this.#each(({ onActionEnd }) => onActionEnd?.({ type: 'drag', location: this.#location() }));
            this.#update();
          },
        },
      });
    }

    get center(): Pair {
      return [this.#drawn.center.lon, this.#drawn.center.lat];
    }

    get zoom(): number {
      return this.#drawn.zoom;
    }

    /** Marks and areas are on the layer of features alone, as in the real API. */
    addChild(child: object): this {
      this.#children.add(child);
      const hasLayer = [...this.#children].some((one) => one instanceof YMapDefaultFeaturesLayer);
      if (!hasLayer && (child instanceof YMapMarker || child instanceof YMapFeature))
        throw new Error('There is no layer for features');
      if (child instanceof YMapMarker) {
        child.map = this.#drawn;
        this.#drawn.addMark(child.element, toPlace(child.props.coordinates), child.props.zIndex ?? 0);
      }
      if (child instanceof YMapFeature) child.addTo(this.#drawn);
      return this;
    }

    removeChild(child: object): this {
      this.#children.delete(child);
      if (child instanceof YMapMarker) this.#drawn.removeMark(child.element);
      if (child instanceof YMapFeature && child.path) this.#drawn.removeArea(child.path);
      return this;
    }

    setLocation({ center, zoom, duration = 0 }: Location & { duration?: number }): void {
      this.#drawn.move(toPlace(center), zoom, duration);
    }

    destroy(): void {
      this.#drawn.destroy();
    }

    #location(): Location {
      return { center: this.center, zoom: this.zoom };
    }

    #update() {
      this.#each(({ onUpdate }) =>
        onUpdate?.({ type: 'update', location: this.#location(), mapInAction: this.#isMoving }),
      );
    }

    #each(call: (listener: Listener) => void) {
      for (const child of this.#children) if (child instanceof YMapListener) call(child.props);
    }
  };
}

/** The stand-in of JS API 3: what `window.ymaps3` has. */
export function createApi3(setup: ApiSetup): object {
  return {
    ready: Promise.resolve(),
    YMap: mapClass(setup),
    YMapDefaultSchemeLayer,
    YMapDefaultFeaturesLayer,
    YMapListener,
    YMapMarker,
    YMapFeature,
  };
}
