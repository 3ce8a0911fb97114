import type { Env } from '../../kernel/env.ts';

/** Starts to send traces where OTEL_EXPORTER_OTLP_ENDPOINT names a collector; gives what sends the rest and ends it. */
export async function startTracing(
  env: Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG'>,
) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (!collector) return async () => undefined;
  // Half a second of modules that most deployments do not need.
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing({ collector, share });
}
