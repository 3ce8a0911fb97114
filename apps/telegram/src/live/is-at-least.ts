/** Whether a version of the Bot API is another or later; compared part by part, `7.10` is after `7.9`. */
export function isAtLeast(version: string, since: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = since.split('.').map(Number);
  return major === wantedMajor ? minor >= wantedMinor : major > wantedMajor;
}
