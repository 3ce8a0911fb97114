/** Network conditions in bytes per second and milliseconds, as Chromium's emulation takes them. */
export type Network = {
  label: string;
  downloadThroughput: number;
  uploadThroughput: number;
  latency: number;
};

const kbps = (n: number) => Math.round((n * 1000) / 8);

export const NETWORKS = {
  slow4g: {
    label: 'Slow 4G: 1.6 Mbps down, 750 kbps up, 150 ms',
    downloadThroughput: kbps(1600),
    uploadThroughput: kbps(750),
    latency: 150,
  },
  fast4g: {
    label: 'Fast 4G: 9 Mbps down, 1.5 Mbps up, 60 ms',
    downloadThroughput: kbps(9000),
    uploadThroughput: kbps(1500),
    latency: 60,
  },
  none: { label: 'no network emulation', downloadThroughput: -1, uploadThroughput: -1, latency: 0 },
} as const satisfies Record<string, Network>;

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
} as const;
