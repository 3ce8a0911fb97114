import { monitorEventLoopDelay } from 'node:perf_hooks';

import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of a call's duration in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Upper bounds of what guests measure. Up to 0.5: layout shift, which has no unit and is good below 0.1. From 50:
 * milliseconds; 200, 1800, 2500 and 800 are where INP, FCP, LCP and TTFB stop being good.
 */
const VITAL_BOUNDS = [0.01, 0.05, 0.1, 0.25, 0.5, 50, 100, 200, 500, 800, 1200, 1800, 2500, 4000, 8000];

/** One answered call. `path` is the endpoint's own, never an address with an id in it. */
export type AnsweredCall = { method: string; path: string; status: number; seconds: number };

/** Metrics of this process; none of them names a person. */
export type Metrics = {
  answered: (call: AnsweredCall) => void;
  /** Counts a read that was answered from prepared bytes, before any routing. */
  fastRead: (status: 200 | 304) => void;
  /** One measurement of a visit, by merchant, shell and name. */
  felt: (vital: FeltVital) => void;
  /** Adds one to a counter; `name` ends in `_total`. A counter has the same labels each time. */
  count: (name: string, labels?: Readonly<Record<string, string>>) => void;
  /** Prometheus' text format with `gauges` as they are now. */
  text: (gauges: Readonly<Record<string, number>>) => Promise<string>;
};

/** What a guest's browser has measured of one visit. */
export type FeltVital = { merchantId: string; shell: string; name: string; value: number };

const withSpaces = (name: string) => name.replaceAll('_', ' ');

/** Gauges of the process itself, read when the metrics are. */
function watchProcess(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const reads: Record<string, () => number> = {
    process_resident_memory_bytes: () => process.memoryUsage.rss(),
    process_uptime_seconds: () => process.uptime(),
    event_loop_delay_p99_seconds: () => delay.percentile(99) / 1e9,
  };
  for (const [name, read] of Object.entries(reads))
    registry.registerMetric(
      new Gauge({
        name,
        help: withSpaces(name),
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
}

/** Fast reads are counted in plain numbers: a labelled counter costs more than such a read itself. */
function fastReadCounter(registry: Registry): Metrics['fastRead'] {
  const counts = { 200: 0, 304: 0 };
  registry.registerMetric(
    new Counter({
      name: 'http_fast_reads_total',
      help: 'reads that were answered from prepared bytes',
      labelNames: ['status'],
      registers: [],
      collect() {
        this.reset();
        for (const [status, count] of Object.entries(counts)) this.inc({ status }, count);
      },
    }),
  );
  return (status) => {
    counts[status] += 1;
  };
}

/** The metrics of one process, in a registry of their own (prom-client). */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'answered calls',
    labelNames: ['method', 'path', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'http_request_seconds',
    help: 'duration of answered calls in seconds',
    labelNames: ['method', 'path'],
    buckets: BOUNDS,
    registers,
  });
  const vitals = new Histogram({
    name: 'web_vital',
    help: 'web vitals of visits: CLS without a unit, others in milliseconds',
    labelNames: ['merchant', 'shell', 'name'],
    buckets: VITAL_BOUNDS,
    registers,
  });
  const fastRead = fastReadCounter(registry);
  const counters = new Map<string, Counter>();
  watchProcess(registry);

  return {
    fastRead,
    count(name, labels = {}) {
      const labelNames = Object.keys(labels);
      const counter =
        counters.get(name) ?? new Counter({ name, help: withSpaces(name), labelNames, registers });
      counters.set(name, counter);
      counter.inc(labels);
    },
    answered({ method, path, status, seconds }) {
      requests.inc({ method, path, status });
      durations.observe({ method, path }, seconds);
    },
    felt({ merchantId: merchant, shell, name, value }) {
      vitals.observe({ merchant, shell, name }, value);
    },
    async text(gauges) {
      const now = new Registry();
      for (const [name, value] of Object.entries(gauges))
        new Gauge({ name, help: withSpaces(name), registers: [now] }).set(value);
      return `${await registry.metrics()}\n${await now.metrics()}`;
    },
  };
}
