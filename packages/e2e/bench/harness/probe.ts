/** What the probe keeps inside the page, as `window.pageBench`. */
export type Bench = {
  fcp: number | null;
  lcp: number | null;
  cls: number;
  longTasks: [start: number, duration: number][];
  /** Longest duration of each interaction's events. */
  events: number[];
  card: number | null;
  cardImages: number | null;
  ack: number | null;
  tap: number | null;
  frames: { stop: () => number[] } | null;
  shown: (selector: string) => Element | null;
  target: (selector: string) => { x: number; y: number } | null;
  arm: (selector: string) => void;
  recordFrames: () => void;
};

declare global {
  interface Window {
    pageBench: Bench;
  }
}

export type ProbeConfig = { card: string; cardImage: string };

/**
 * Runs inside the page before any of its own scripts, top frame only. It must stay cheap: under CPU throttling
 * everything here is paid four times. It is sent as text, so it refers to nothing outside itself.
 */
export function probe(config: ProbeConfig): void {
  if (window !== window.top || window.pageBench) return;
  const bench = {
    fcp: null,
    lcp: null,
    cls: 0,
    longTasks: [],
    events: [],
    card: null,
    cardImages: null,
    ack: null,
    tap: null,
    frames: null,
    // The functions follow below.
  } as unknown as Bench;
  window.pageBench = bench;

  const observe = (type: string, report: (entry: never) => void, extra?: object) => {
    try {
      // Each kind has entries of its own, which TypeScript does not distinguish by their name.
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => report(entry as never))).observe(
        {
          type,
          buffered: true,
          ...extra,
        },
      );
    } catch {
      // An entry type that this browser does not know: the metric stays null.
    }
  };
  observe('paint', (entry: PerformanceEntry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry: PerformanceEntry) => {
    bench.lcp = entry.startTime;
  });
  observe('longtask', (entry: PerformanceEntry) => bench.longTasks.push([entry.startTime, entry.duration]));
  observe(
    'event',
    (entry: PerformanceEntry & { interactionId: number }) => {
      if (entry.interactionId) bench.events.push(entry.duration);
    },
    { durationThreshold: 16 },
  );

  // CLS as Web Vitals has it: the worst session window, with gaps under 1 s and at most 5 s long.
  let [sum, from, last] = [0, 0, 0];
  observe('layout-shift', (entry: PerformanceEntry & { hadRecentInput: boolean; value: number }) => {
    if (entry.hadRecentInput) return;
    if (entry.startTime - last > 1000 || entry.startTime - from > 5000) [sum, from] = [0, entry.startTime];
    last = entry.startTime;
    sum += entry.value;
    bench.cls = Math.max(bench.cls, sum);
  });

  const afterPaint = (then: (time: number) => void) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => then(performance.now()));
      channel.port1.start();
      channel.port2.postMessage(0);
    });
  };
  const inView = (element: Element) => {
    const box = element.getBoundingClientRect();
    const isLarge = box.width > 8 && box.height > 8;
    return isLarge && box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0;
  };
  const isShown = (element: Element) =>
    inView(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  bench.shown = (selector) => all(selector).find(isShown) ?? null;
  bench.target = (selector) => {
    const matches = all(selector);
    if (matches.length > 0 && !matches.some(inView))
      matches[0]!.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (const element of matches.filter(isShown)) {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      if (top && element.contains(top)) return { x, y };
    }
    return null;
  };

  const lookForPictures = () => {
    const pictures = all(config.cardImage).filter(inView).slice(0, 24) as HTMLImageElement[];
    const areThere =
      pictures.length > 0 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 1);
    if (areThere) afterPaint((time) => (bench.cardImages = time));
    else requestAnimationFrame(lookForPictures);
  };
  const lookForCard = () => {
    const element = document.querySelector(config.card);
    if (!element?.textContent?.trim() || !isShown(element)) return void requestAnimationFrame(lookForCard);
    afterPaint((time) => {
      bench.card = time;
      lookForPictures();
    });
  };
  requestAnimationFrame(lookForCard);

  let armed = 0;
  bench.arm = (selector) => {
    const round = ++armed;
    const text = () => bench.shown(selector)?.textContent ?? null;
    const before = text();
    bench.ack = bench.tap = null;
    const wait = () => {
      if (round !== armed) return;
      const now = text();
      if (now !== null && now !== before) afterPaint((time) => (bench.ack = time));
      else requestAnimationFrame(wait);
    };
    requestAnimationFrame(wait);
  };
  addEventListener('pointerup', (event) => (bench.tap = event.timeStamp), { capture: true, passive: true });

  bench.recordFrames = () => {
    const times: number[] = [];
    let isOn = true;
    const tick = (time: number) => {
      times.push(time);
      if (isOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    bench.frames = {
      stop: () => {
        isOn = false;
        return times;
      },
    };
  };
}
