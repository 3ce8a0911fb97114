import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds of the histogram, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Of what guests measure, in milliseconds; 200, 1800, 2500 and 800 are where INP, FCP, LCP and TTFB stop being good. */
const VITAL_BOUNDS = [50, 100, 200, 500, 800, 1200, 1800, 2500, 4000, 8000];
/** Of layout shift, which has no unit; a tenth is where it stops being good. */
const SHIFT_BOUNDS = [0.01, 0.05, 0.1, 0.25, 0.5];

/** One answered call. `path` is the endpoint's own, never an address with somebody's id in it. */
export type AnsweredCall = { method: string; path: string; status: number; seconds: number };

/** What this process counts about itself; nothing in it names a person. */
export type Metrics = {
  answered: (call: AnsweredCall) => void;
  /** A read of prepared bytes that was answered before anything looked at it; it took no time worth measuring. */
  fastRead: (status: 200 | 304) => void;
  /** One measurement of a visit, by merchant, shell and name. */
  felt: (vital: FeltVital) => void;
  /** One more of something that happened; `name` ends in `_total`. */
  count: (name: string) => void;
  /** Prometheus' text format; `gauges` are read at the moment of asking. */
  text: (gauges: Readonly<Record<string, number>>) => string;
};

/** What a guest's browser has measured of one visit. */
export type FeltVital = { merchantId: string; shell: string; name: string; value: number };

type Series = { bounds: readonly number[]; counts: number[]; sum: number; total: number };

function seriesOf(all: Map<string, Series>, labels: string, bounds: readonly number[]): Series {
  const series = all.get(labels) ?? { bounds, counts: bounds.map(() => 0), sum: 0, total: 0 };
  all.set(labels, series);
  return series;
}

function observe(series: Series, value: number) {
  series.sum += value;
  series.total += 1;
  series.bounds.forEach((bound, index) => {
    if (value <= bound) series.counts[index]! += 1;
  });
}

function histogram(name: string, all: ReadonlyMap<string, Series>): string[] {
  return [...all].flatMap(([labels, { bounds, counts, sum, total }]) => [
    ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${counts[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${total}`,
    `${name}_sum{${labels}} ${sum}`,
    `${name}_count{${labels}} ${total}`,
  ]);
}

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const counts = new Map<string, number>();
  const durations = new Map<string, Series>();
  const vitals = new Map<string, Series>();
  const fastReads = { sent: 0, notModified: 0 };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    count(name) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    fastRead(status) {
      if (status === 304) fastReads.notModified += 1;
      else fastReads.sent += 1;
    },
    answered({ method, path, status, seconds }) {
      const labels = `method="${method}",path="${path}"`;
      const key = `${labels},status="${status}"`;
      requests.set(key, (requests.get(key) ?? 0) + 1);
      observe(seriesOf(durations, labels, BOUNDS), seconds);
    },
    felt({ merchantId, shell, name, value }) {
      const labels = `merchant="${merchantId}",shell="${shell}",name="${name}"`;
      observe(seriesOf(vitals, labels, name === 'CLS' ? SHIFT_BOUNDS : VITAL_BOUNDS), value);
    },
    text(gauges) {
      const own = {
        process_resident_memory_bytes: process.memoryUsage.rss(),
        process_uptime_seconds: process.uptime(),
        event_loop_delay_p99_seconds: delay.percentile(99) / 1e9,
        ...gauges,
      };
      return [
        '# TYPE http_requests_total counter',
        ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
        '# TYPE http_request_seconds histogram',
        ...histogram('http_request_seconds', durations),
        '# TYPE web_vital histogram',
        ...histogram('web_vital', vitals),
        '# TYPE http_fast_reads_total counter',
        `http_fast_reads_total{status="200"} ${fastReads.sent}`,
        `http_fast_reads_total{status="304"} ${fastReads.notModified}`,
        ...[...counts].flatMap(([name, value]) => [`# TYPE ${name} counter`, `${name} ${value}`]),
        ...Object.entries(own).flatMap(([name, value]) => [`# TYPE ${name} gauge`, `${name} ${value}`]),
        '',
      ].join('\n');
    },
  };
}
