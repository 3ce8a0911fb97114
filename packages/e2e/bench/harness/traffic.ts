export const KINDS = ['html', 'js', 'css', 'font', 'img', 'data', 'other'] as const;
export type Kind = (typeof KINDS)[number];

type About = { type: string | undefined; mime: string; url: string };

/** In this order: the first that fits names the kind. */
const CLASSIFIERS: readonly (readonly [Kind, (about: About) => boolean])[] = [
  ['html', ({ type }) => type === 'Document'],
  ['js', ({ type, mime }) => type === 'Script' || /javascript|ecmascript/.test(mime)],
  ['css', ({ type, mime }) => type === 'Stylesheet' || mime.includes('text/css')],
  [
    'font',
    ({ type, mime, url }) => type === 'Font' || /font/.test(mime) || /\.(woff2?|[ot]tf)(\?|$)/.test(url),
  ],
  ['img', ({ type, mime }) => type === 'Image' || mime.startsWith('image/')],
  ['data', ({ type, mime }) => type === 'XHR' || type === 'Fetch' || mime.includes('json')],
];

/** What a response is, by its request's type, its MIME type and its address. */
export function kindOf(type: string | undefined, mime = '', url = ''): Kind {
  return CLASSIFIERS.find(([, fits]) => fits({ type, mime, url }))?.[0] ?? 'other';
}

type Seen = {
  url: string;
  type: string | undefined;
  mime: string;
  bytes: number;
  decoded: number;
  cached: boolean;
  failed: boolean;
  /** Asked for by a service worker, for the visits to come. */
  byWorker: boolean;
};

/** The part of CDP's Network events that is read here. */
type NetworkEvent = {
  requestId: string;
  timestamp: number;
  type?: string;
  request?: { url: string };
  response?: {
    mimeType: string;
    fromDiskCache?: boolean;
    fromServiceWorker?: boolean;
    fromPrefetchCache?: boolean;
  };
  dataLength?: number;
  encodedDataLength?: number;
};
type Source = { on: (event: string, listener: (event: NetworkEvent) => void) => unknown };

export type Totals = {
  /** Of the page; what a service worker keeps for later is `kept` alone. */
  bytes: Record<Kind, number> & { total: number; toCard: number | null; kept: number };
  requests: number;
  failed: number;
  fromCache: number;
  urls: string[];
};

const STALLED_MS = 4000;
const LOOK_MS = 50;

/**
 * What goes over the wire, from CDP Network events of a page and of the service workers attached to it. Sizes are
 * the encoded ones with headers; responses from a cache or a service worker cost nothing.
 */
export class Traffic {
  readonly #requests = new Map<string, Seen>();
  readonly #inFlight = new Map<string, number>();
  readonly #chunks: [time: number, size: number, request: Seen][] = [];
  #start: number | null = null;
  #lastActivity = Date.now();

  listen(source: Source, tag = ''): void {
    const seen = (event: NetworkEvent) => this.#requests.get(tag + event.requestId);
    const end = (event: NetworkEvent) => {
      if (this.#inFlight.delete(tag + event.requestId)) this.#lastActivity = Date.now();
    };
    source.on('Network.requestWillBeSent', (event) => this.#sent(event, tag));
    source.on('Network.requestServedFromCache', (event) => {
      const request = seen(event);
      if (request) request.cached = true;
    });
    source.on('Network.responseReceived', (event) => {
      const [request, response] = [seen(event), event.response];
      if (!request || !response) return;
      request.mime = response.mimeType;
      request.type = event.type ?? request.type;
      if (response.fromDiskCache || response.fromServiceWorker || response.fromPrefetchCache)
        request.cached = true;
    });
    source.on('Network.dataReceived', (event) => {
      const [request, size] = [seen(event), event.dataLength ?? 0];
      if (!request) return;
      request.decoded += size;
      if (this.#inFlight.has(tag + event.requestId)) this.#inFlight.set(tag + event.requestId, Date.now());
      this.#chunks.push([event.timestamp, size, request]);
    });
    source.on('Network.loadingFinished', (event) => {
      const request = seen(event);
      if (request) request.bytes = request.cached ? 0 : (event.encodedDataLength ?? 0);
      end(event);
    });
    source.on('Network.loadingFailed', (event) => {
      const request = seen(event);
      if (request) request.failed = true;
      end(event);
    });
  }

  #sent(event: NetworkEvent, tag: string): void {
    const url = event.request?.url ?? '';
    if (url.startsWith('data:') || url.startsWith('blob:')) return;
    if (this.#start === null && !tag) this.#start = event.timestamp;
    const byWorker = tag !== '';
    const fresh = {
      url,
      type: event.type,
      mime: '',
      bytes: 0,
      decoded: 0,
      cached: false,
      failed: false,
      byWorker,
    };
    this.#requests.set(tag + event.requestId, fresh);
    this.#inFlight.set(tag + event.requestId, Date.now());
    this.#lastActivity = Date.now();
  }

  /**
   * Waits until nothing has been in flight for `quietMs`; false when the deadline came first. A request that has been
   * silent for four seconds (a long poll, a stream) does not hold it up.
   */
  async quiet(quietMs: number, deadline: number): Promise<boolean> {
    while (Date.now() < deadline) {
      const now = Date.now();
      const isActive = [...this.#inFlight.values()].some((lastSeen) => now - lastSeen < STALLED_MS);
      if (!isActive && now - this.#lastActivity >= quietMs) return true;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    return false;
  }

  /** `cardMs`: when the first card was painted, in ms since navigation start. */
  totals(cardMs: number | null): Totals {
    const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
    const all = [...this.#requests.values()];
    const arrived = all.filter(({ failed, cached }) => !failed && !cached);
    const counted = arrived.filter(({ byWorker }) => !byWorker);
    const kept = arrived.filter(({ byWorker }) => byWorker).reduce((sum, request) => sum + request.bytes, 0);
    for (const { type, mime, url, bytes: size } of counted) bytes[kindOf(type, mime, url)] += size;
    const total = counted.reduce((sum, request) => sum + request.bytes, 0);
    return {
      bytes: { ...bytes, total, kept, toCard: this.#bytesUntil(cardMs) },
      requests: counted.length,
      failed: all.filter(({ failed }) => failed).length,
      fromCache: all.filter(({ cached, failed }) => cached && !failed).length,
      urls: all.map(({ url }) => url),
    };
  }

  /** Encoded sizes per chunk are not reported reliably: each response's total is shared out by its decoded bytes. */
  #bytesUntil(cardMs: number | null): number | null {
    if (!cardMs || cardMs <= 0 || this.#start === null) return null;
    const until = this.#start + cardMs / 1000;
    return this.#chunks
      .filter(([time, , { cached, decoded }]) => time <= until && !cached && decoded > 0)
      .reduce((sum, [, size, { bytes, decoded }]) => sum + (bytes * size) / decoded, 0);
  }
}
