/** Whether a promised moment leaves the kitchen its lead; exactly the lead is enough (I30). */
export function leavesLead(at: Date, { now, leadMinutes }: { now: Date; leadMinutes: number }): boolean {
  return at.getTime() >= now.getTime() + leadMinutes * 60_000;
}
