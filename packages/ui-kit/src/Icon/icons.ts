const EYE = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z';

/**
 * Shapes of the icon set: 24 x 24 view box, stroked 1.75 wide, round joins. Data only.
 * An icon named here is drawn with `currentColor`; several sub-paths share one string.
 */
export const icons = {
  alert: 'M12 8v5m0 3v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  'arrow-forward': 'M4 12h16m-6-6 6 6-6 6',
  'arrow-up': 'M12 20V4m-6 6 6-6 6 6',
  bag: 'M5 8h14l1 12H4L5 8Zm4 0V7a3 3 0 0 1 6 0v1',
  bank: 'M4 9.5 12 4l8 5.5H4ZM6 10v7m4-7v7m4-7v7m4-7v7M4 20h16',
  building: 'M4 20V5h9v15m0-10h6v10M3 20h18M7 9h3m-3 4h3m-3 4h3m6-3h1m-1 3h1',
  card: 'M3 6h18v12H3V6Zm0 4h18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'check-circle': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-9 3 3 5-5.5',
  'chevron-back': 'm14.5 6-6 6 6 6',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-forward': 'm9.5 6 6 6-6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9V9Zm-3 6H4V4h11v2',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  edit: 'm4 20 1-4.5L16.5 4 20 7.5 8.5 19 4 20Zm10-13.5L17.5 10',
  eye: EYE,
  'eye-off': `${EYE}M4 4l16 16`,
  file: 'M6 3h8l4 4v14H6V3Zm8 0v5h4',
  flag: 'M6 21V4h11l-2.5 4L17 12H6',
  gift: 'M4 10h16v10H4V10Zm-1-4h18v4H3V6Zm9 0v14M12 6S8 6 8 4s3-2 4 2c1-4 4-4 4-2s-4 2-4 2Z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9h17m-17 6h17M12 3c-2.5 2.5-3.5 5.5-3.5 9s1 6.5 3.5 9c2.5-2.5 3.5-5.5 3.5-9S14.5 5.5 12 3Z',
  image: 'M4 5h16v14H4V5Zm0 11 5-5 4 4 2.5-2.5L20 17M15.5 9.5v.01',
  inbox: 'M4 13 6 5h12l2 8v6H4v-6Zm0 0h5a3 3 0 0 0 6 0h5',
  info: 'M12 11v5m0-8v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  letter: 'M3 10 12 4l9 6v10H3V10Zm0 0 9 6 9-6',
  lock: 'M5 11h14v9H5v-9Zm3 0V8a4 4 0 0 1 8 0v3',
  mail: 'M3 5.5h18v13H3v-13Zm0 1 9 6.5 9-6.5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  phone: 'M6 4h3.5l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5V18a2 2 0 0 1-2 2A15 15 0 0 1 4 6a2 2 0 0 1 2-2Z',
  mobile: 'M7 3h10v18H7V3Zm4 15h2',
  plus: 'M12 5v14M5 12h14',
  power: 'M12 4v8m-5-5a7.5 7.5 0 1 0 10 0',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7v-6Z',
  refresh: 'M19 12a7 7 0 1 1-2-5m2-3v4h-4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20 20',
  store: 'M4 10v10h16V10M3 10l2-6h14l2 6H3Zm6 10v-5h6v5',
  table: 'M4 5h16v14H4V5Zm0 5h16M4 14.5h16M10 5v14',
  transfer: 'M4 9h15m-4-4 4 4M20 15H5m4 4-4-4',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13m-8 4v5m4-5v5',
  truck:
    'M3 6h11v10H3V6Zm11 4h4l3 3v3h-7v-6ZM7.5 18.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm9.5 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z',
  upload: 'M12 16V5M7 9.5l5-5 5 5M5 20h14',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8c.5-4 3-6 7-6s6.5 2 7 6',
  wallet: 'M4 6h14v3m-14-3v13h16V9H5a1 1 0 0 1-1-1V6Zm12 8h.01',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v5m0 2.5v.01',
} as const satisfies Readonly<Record<string, string>>;

/** Name of an icon of the set. */
export type IconName = keyof typeof icons;

/** Icons that point along the reading direction and are mirrored in right-to-left text. */
export const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-forward',
  'chevron-back',
  'chevron-forward',
  'transfer',
  'truck',
]);
