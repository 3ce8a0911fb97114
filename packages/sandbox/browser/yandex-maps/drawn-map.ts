import { type Pixel, type Place, TILE, toPixel, toPlace } from './projection.ts';
import { addSigns } from './signs.ts';

export type Ring = readonly Place[];
export type AreaStyle = { stroke: string; width: number; fill: string; opacity: number };

type Hooks = {
  /** A drag, a wheel turn or an animation begins. */
  onBegin: (isGesture: boolean) => void;
  onUpdate: () => void;
  onEnd: (isGesture: boolean) => void;
};

type Setup = {
  host: HTMLElement;
  center: Place;
  zoom: number;
  zooms: { min: number; max: number };
  /** The address of a tile, given as `z/x/y`. */
  tiles: (tile: string) => string;
  isDark: boolean;
  hooks: Hooks;
};

const SVG = 'http://www.w3.org/2000/svg';
/** Closer tiles are not drawn. */
const TILE_ZOOMS = { min: 8, max: 19 };

function layer(host: HTMLElement, zIndex: number): HTMLElement {
  const element = document.createElement('div');
  Object.assign(element.style, { position: 'absolute', inset: '0', zIndex: String(zIndex) });
  host.append(element);
  return element;
}

/** What both stand-in APIs draw with: tiles, areas and marks that a drag, a wheel and animations move. */
export class DrawnMap {
  center: Place;
  zoom: number;
  readonly #setup: Setup;
  readonly #root: HTMLElement;
  readonly #tiles: HTMLElement;
  readonly #areas: SVGSVGElement;
  readonly #marks: HTMLElement;
  readonly #resized: ResizeObserver;
  readonly #rings = new Map<SVGPathElement, Ring>();
  readonly #placed = new Map<HTMLElement, Place>();
  #frame = 0;
  #animates = false;

  constructor(setup: Setup) {
    const { host, center, zoom, isDark } = setup;
    this.#setup = setup;
    this.center = center;
    this.zoom = zoom;
    this.#root = layer(host, 0);
    Object.assign(this.#root.style, {
      overflow: 'clip',
      touchAction: 'none',
      background: isDark ? '#202327' : '#f4f1ea',
    });
    this.#tiles = layer(this.#root, 0);
    this.#areas = document.createElementNS(SVG, 'svg');
    Object.assign(this.#areas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' });
    this.#areas.setAttribute('width', '100%');
    this.#areas.setAttribute('height', '100%');
    this.#root.append(this.#areas);
    this.#marks = layer(this.#root, 2);
    this.#marks.style.pointerEvents = 'none';
    addSigns(this.#root, isDark);
    this.#root.addEventListener('pointerdown', (event) => this.#drag(event));
    this.#root.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    this.#resized = new ResizeObserver(() => this.draw());
    this.#resized.observe(host);
    this.draw();
  }

  addMark(element: HTMLElement, place: Place, zIndex: number): void {
    Object.assign(element.style, {
      position: 'absolute',
      top: '0',
      left: '0',
      zIndex: String(zIndex),
      pointerEvents: 'auto',
    });
    this.#marks.append(element);
    this.moveMark(element, place);
  }

  moveMark(element: HTMLElement, place: Place): void {
    this.#placed.set(element, place);
    const { x, y } = this.#onScreen(place);
    element.style.transform = `translate(${x}px, ${y}px)`;
  }

  removeMark(element: HTMLElement): void {
    this.#placed.delete(element);
    element.remove();
  }

  addArea(ring: Ring, { stroke, width, fill, opacity }: AreaStyle): SVGPathElement {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('stroke', stroke);
    path.setAttribute('stroke-width', String(width));
    path.setAttribute('fill', fill);
    path.setAttribute('fill-opacity', String(opacity));
    this.#rings.set(path, ring);
    this.#areas.append(path);
    this.draw();
    return path;
  }

  removeArea(path: SVGPathElement): void {
    this.#rings.delete(path);
    path.remove();
  }

  /** Moves there in so many milliseconds. */
  move(center: Place, zoom: number, ms: number): void {
    this.#halt();
    const from = { center: this.center, zoom: this.zoom };
    const begun = performance.now();
    this.#animates = true;
    this.#setup.hooks.onBegin(false);
    const step = () => {
      const share = ms > 0 ? Math.min(1, (performance.now() - begun) / ms) : 1;
      this.center = {
        lat: from.center.lat + (center.lat - from.center.lat) * share,
        lon: from.center.lon + (center.lon - from.center.lon) * share,
      };
      this.zoom = from.zoom + (zoom - from.zoom) * share;
      this.#show();
      if (share < 1) this.#frame = requestAnimationFrame(step);
      else this.#halt();
    };
    this.#frame = requestAnimationFrame(step);
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#resized.disconnect();
    this.#root.remove();
  }

  /** An animation ends where it is. */
  #halt() {
    if (!this.#animates) return;
    cancelAnimationFrame(this.#frame);
    this.#animates = false;
    this.#setup.hooks.onEnd(false);
  }

  #show() {
    this.draw();
    this.#setup.hooks.onUpdate();
  }

  #shift(by: Pixel) {
    const now = toPixel(this.center, this.zoom);
    this.center = toPlace({ x: now.x - by.x, y: now.y - by.y }, this.zoom);
    this.#show();
  }

  #drag(down: PointerEvent) {
    const { hooks } = this.#setup;
    let last = { x: down.clientX, y: down.clientY };
    let isDragged = false;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const by = { x: clientX - last.x, y: clientY - last.y };
      if (!isDragged && Math.hypot(by.x, by.y) < 4) return;
      if (!isDragged) {
        this.#halt();
        hooks.onBegin(true);
      }
      isDragged = true;
      last = { x: clientX, y: clientY };
      this.#shift(by);
    };
    const up = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      if (isDragged) hooks.onEnd(true);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
  }

  #wheel(event: WheelEvent) {
    event.preventDefault();
    const { zooms, hooks } = this.#setup;
    this.#halt();
    hooks.onBegin(true);
    this.zoom = Math.min(zooms.max, Math.max(zooms.min, Math.round(this.zoom) - Math.sign(event.deltaY)));
    this.#show();
    hooks.onEnd(true);
  }

  #onScreen(place: Place): Pixel {
    const [at, middle] = [toPixel(place, this.zoom), toPixel(this.center, this.zoom)];
    const { clientWidth, clientHeight } = this.#root;
    return { x: at.x - middle.x + clientWidth / 2, y: at.y - middle.y + clientHeight / 2 };
  }

  draw(): void {
    this.#drawTiles();
    for (const [path, ring] of this.#rings) {
      const corners = ring.map((place) => this.#onScreen(place));
      path.setAttribute('d', `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}z`);
    }
    for (const [element, place] of this.#placed) this.moveMark(element, place);
  }

  #drawTiles() {
    const zoom = Math.min(TILE_ZOOMS.max, Math.max(TILE_ZOOMS.min, Math.round(this.zoom)));
    const scale = 2 ** (this.zoom - zoom);
    const size = TILE * scale;
    const middle = toPixel(this.center, this.zoom);
    const { clientWidth: width, clientHeight: height } = this.#root;
    const wanted = new Map<string, { x: number; y: number }>();
    for (let x = Math.floor((middle.x - width / 2) / size); x * size < middle.x + width / 2; x += 1)
      for (let y = Math.floor((middle.y - height / 2) / size); y * size < middle.y + height / 2; y += 1)
        wanted.set(this.#setup.tiles(`${zoom}/${x}/${y}`), { x: x * size, y: y * size });
    for (const image of [...this.#tiles.children] as HTMLImageElement[])
      if (!wanted.has(image.dataset['tile']!)) image.remove();
    for (const [address, at] of wanted) {
      const image = this.#tile(address);
      image.style.transform = `translate(${at.x - middle.x + width / 2}px, ${at.y - middle.y + height / 2}px)`;
      image.style.width = `${size}px`;
      image.style.height = `${size}px`;
    }
  }

  #tile(address: string): HTMLImageElement {
    const known = [...this.#tiles.children].find((one) => (one as HTMLElement).dataset['tile'] === address);
    if (known instanceof HTMLImageElement) return known;
    const image = new Image();
    image.alt = '';
    image.draggable = false;
    image.dataset['tile'] = address;
    Object.assign(image.style, { position: 'absolute', top: '0', left: '0', maxWidth: 'none' });
    image.addEventListener('error', () => (image.hidden = true));
    image.src = address;
    this.#tiles.append(image);
    return image;
  }
}
