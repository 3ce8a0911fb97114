/** A rectangle of a little picture: its place and size in a phone of 40 by 60, and how strongly it is drawn, 1 to 3. */
export type Shape = readonly [
  x: number,
  y: number,
  width: number,
  height: number,
  ink: 1 | 2 | 3,
  radius?: number,
];

const TILES: readonly Shape[] = [
  [5, 20, 13, 12, 1, 2],
  [22, 20, 13, 12, 1, 2],
  [5, 36, 13, 12, 1, 2],
  [22, 36, 13, 12, 1, 2],
];
const NAVIGATION: readonly Shape[] = [
  [1, 50, 38, 1, 2],
  [6, 53, 4, 4, 2, 2],
  [18, 53, 4, 4, 2, 2],
  [30, 53, 4, 4, 2, 2],
];
const ROWS: readonly Shape[] = [
  [5, 20, 30, 6, 1, 2],
  [5, 29, 30, 6, 1, 2],
  [5, 38, 30, 6, 1, 2],
];

/** What each choice of a setting of the look draws, by field and value. */
export const LOOK_SHAPES: Readonly<Record<string, Readonly<Record<string, readonly Shape[]>>>> = {
  groupView: {
    TABS: [[4, 8, 9, 3, 3, 1], [16, 8, 9, 3, 2, 1], [28, 8, 9, 3, 2, 1], [4, 13, 9, 1.5, 3], ...TILES],
    LIST: [
      [5, 8, 30, 9, 3, 2],
      [5, 20, 30, 9, 2, 2],
      [5, 32, 30, 9, 2, 2],
      [5, 44, 30, 9, 2, 2],
    ],
    GRID: [
      [5, 8, 13, 13, 3, 2],
      [22, 8, 13, 13, 2, 2],
      [5, 24, 13, 13, 2, 2],
      [22, 24, 13, 13, 2, 2],
      [5, 40, 13, 13, 2, 2],
      [22, 40, 13, 13, 2, 2],
    ],
  },
  categoryView: {
    CHIPS: [[4, 8, 12, 6, 3, 3], [18, 8, 10, 6, 2, 3], [30, 8, 9, 6, 2, 3], ...TILES],
    SECTIONS: [
      [5, 7, 16, 3, 3, 1],
      [5, 13, 13, 11, 1, 2],
      [22, 13, 13, 11, 1, 2],
      [5, 31, 18, 3, 3, 1],
      [5, 37, 13, 11, 1, 2],
      [22, 37, 13, 11, 1, 2],
    ],
    GRID: [
      [5, 8, 8, 8, 3, 2],
      [16, 8, 8, 8, 2, 2],
      [27, 8, 8, 8, 2, 2],
      [5, 20, 8, 8, 2, 2],
      [16, 20, 8, 8, 2, 2],
      [27, 20, 8, 8, 2, 2],
      [5, 34, 13, 14, 1, 2],
      [22, 34, 13, 14, 1, 2],
    ],
  },
  basketPosition: {
    NAVIGATION_BAR: [
      ...TILES,
      [1, 50, 38, 1, 2],
      [6, 53, 4, 4, 2, 2],
      [18, 53, 4, 4, 2, 2],
      [28, 52, 8, 6, 3, 2],
    ],
    FLOATING_OVER_PRODUCT: [...TILES, [7, 40, 26, 8, 3, 4], ...NAVIGATION],
  },
  modificationViewType: {
    NAME_ONLY: [
      [5, 8, 18, 3, 2, 1],
      [5, 16, 14, 7, 3, 3.5],
      [22, 16, 12, 7, 1, 3.5],
      [5, 27, 11, 7, 1, 3.5],
      [19, 27, 15, 7, 1, 3.5],
      [5, 38, 16, 7, 1, 3.5],
    ],
    FULL_IMAGE: [
      [5, 8, 18, 3, 2, 1],
      [5, 15, 13, 12, 3, 2],
      [5, 29, 10, 2, 2, 1],
      [22, 15, 13, 12, 1, 2],
      [22, 29, 10, 2, 2, 1],
      [5, 36, 13, 12, 1, 2],
      [5, 50, 10, 2, 2, 1],
      [22, 36, 13, 12, 1, 2],
      [22, 50, 10, 2, 2, 1],
    ],
  },
  isNavigationViewEnabled: { true: [...TILES, ...NAVIGATION], false: TILES },
  multiTabNavigationEnabled: {
    true: [[5, 10, 24, 30, 1, 2], [11, 15, 24, 30, 3, 2], ...NAVIGATION],
    false: [[8, 10, 24, 35, 1, 2], ...NAVIGATION],
  },
  isCategoryImageVisible: {
    true: [
      [5, 6, 8, 8, 3, 4],
      [16, 6, 8, 8, 3, 4],
      [27, 6, 8, 8, 3, 4],
      [5, 16, 8, 2, 2, 1],
      [16, 16, 8, 2, 2, 1],
      [27, 16, 8, 2, 2, 1],
      ...TILES,
    ],
    false: [[4, 9, 9, 4, 2, 2], [15, 9, 9, 4, 2, 2], [26, 9, 9, 4, 2, 2], ...TILES],
  },
  isVisibleAtProfileTop: {
    true: [[15, 5, 10, 10, 3, 5], ...ROWS, ...NAVIGATION],
    false: [[5, 8, 16, 3, 2, 1], ...ROWS, ...NAVIGATION],
  },
};
