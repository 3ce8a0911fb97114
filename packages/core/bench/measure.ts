/** How long one call takes. */
export type Measurement = { medianMs: number; p95Ms: number; calls: number };

const WARM_UP_MS = 300;
const MEASURE_MS = 1_000;
const MIN_ROUNDS = 21;

/** Runs `call` warm for about a second in rounds of `callsPerRound`, and takes the median round. */
export function measure(call: (round: number) => unknown, callsPerRound = 1): Measurement {
  for (const end = performance.now() + WARM_UP_MS; performance.now() < end;) call(0);

  const rounds: number[] = [];
  const end = performance.now() + MEASURE_MS;
  while (rounds.length < MIN_ROUNDS || performance.now() < end) {
    const start = performance.now();
    for (let i = 0; i < callsPerRound; i++) call(rounds.length * callsPerRound + i);
    rounds.push((performance.now() - start) / callsPerRound);
  }
  rounds.sort((a, b) => a - b);
  const at = (share: number) => rounds[Math.floor((rounds.length - 1) * share)]!;
  return { medianMs: at(0.5), p95Ms: at(0.95), calls: rounds.length * callsPerRound };
}
