import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds of the histogram, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** One answered call. `path` is the endpoint's own, never an address with somebody's id in it. */
export type AnsweredCall = { method: string; path: string; status: number; seconds: number };

/** What this process counts about itself; nothing in it names a person. */
export type Metrics = {
  answered: (call: AnsweredCall) => void;
  /** A read of prepared bytes that was answered before anything looked at it; it took no time worth measuring. */
  fastRead: (status: 200 | 304) => void;
  /** One more of something that happened; `name` ends in `_total`. */
  count: (name: string) => void;
  /** Prometheus' text format; `gauges` are read at the moment of asking. */
  text: (gauges: Readonly<Record<string, number>>) => string;
};

type Series = { counts: number[]; sum: number; total: number };

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const counts = new Map<string, number>();
  const durations = new Map<string, Series>();
  const fastReads = { sent: 0, notModified: 0 };
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  function histogram(): string[] {
    return [...durations].flatMap(([labels, { counts, sum, total }]) => [
      ...BOUNDS.map(
        (bound, index) => `http_request_seconds_bucket{${labels},le="${bound}"} ${counts[index]}`,
      ),
      `http_request_seconds_bucket{${labels},le="+Inf"} ${total}`,
      `http_request_seconds_sum{${labels}} ${sum}`,
      `http_request_seconds_count{${labels}} ${total}`,
    ]);
  }

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
      const series = durations.get(labels) ?? { counts: BOUNDS.map(() => 0), sum: 0, total: 0 };
      durations.set(labels, series);
      series.sum += seconds;
      series.total += 1;
      BOUNDS.forEach((bound, index) => {
        if (seconds <= bound) series.counts[index]! += 1;
      });
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
        ...histogram(),
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
