/**
 * The colours cards are printed in. Each palette is a small family: a ground, the ink of the wordmark on it, three
 * voices that stand apart from the ground and from each other, and a pale and a deep tone for light and shade.
 */

export interface Palette {
  readonly ground: string;
  /** The wordmark; at least 4.5:1 on the ground. */
  readonly ink: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly pale: string;
  readonly deep: string;
}

type Row = readonly [
  ground: string,
  ink: string,
  first: string,
  second: string,
  third: string,
  pale: string,
  deep: string,
];

const rows = {
  // light grounds
  sand: ['#F1E5D2', '#1E2A4A', '#C4432B', '#1E2A4A', '#E3A335', '#FBF6EC', '#2F6B57'],
  blush: ['#F8CFC8', '#6B0F1C', '#D93527', '#2F7A4F', '#F2B85C', '#FDEBD3', '#6B1F1F'],
  mist: ['#E3E8EE', '#1B2A41', '#2C569A', '#E0654A', '#8FB2DC', '#FFFFFF', '#1B2A41'],
  sky: ['#CFE6F1', '#0F355B', '#1F6FA8', '#F07A55', '#F7B518', '#F7FCFE', '#0F355B'],
  sage: ['#E2EED9', '#1C4A2F', '#2F7D4F', '#F08764', '#98C66A', '#F8FBF1', '#1C4A2F'],
  butter: ['#FFD75E', '#2B1F00', '#E5452F', '#1F4FC4', '#14845C', '#FFF4CF', '#2B1F00'],
  lilac: ['#DEE0FB', '#23265E', '#5B57C8', '#F2A65A', '#F4869A', '#FFFBEA', '#23265E'],
  stone: ['#E6E1D7', '#2A2522', '#C0502F', '#2B4C86', '#E2A82F', '#F8F5EF', '#574D45'],
  ochre: ['#EAC68F', '#5A2608', '#C97A35', '#8A3F17', '#F6DDB4', '#FCF1DD', '#5A2608'],
  mint: ['#CDE8DB', '#06392C', '#00604E', '#F07A55', '#F2B631', '#F5FBF8', '#06392C'],
  rose: ['#F5BFC9', '#5C0F2E', '#B3224F', '#F7E3B5', '#E8743F', '#FFF1F1', '#5C0F2E'],
  peach: ['#FFCFAB', '#4A1D2B', '#E4573D', '#6A2C70', '#FBE9B7', '#FFF5EA', '#4A1D2B'],
  linen: ['#EEE9DF', '#28352D', '#5D7B62', '#B86B4B', '#D9B27C', '#FBF9F4', '#28352D'],
  powder: ['#D5DCE8', '#2E2145', '#6F4E9C', '#EE6C4D', '#F3C969', '#F9FAFD', '#2E2145'],
  lime: ['#DCEB8A', '#1D3A1F', '#2F7B3A', '#F05B3C', '#FFFFFF', '#F8FBE2', '#1D3A1F'],
  paper: ['#F6F1E6', '#16181D', '#16181D', '#E23D28', '#F0B429', '#FFFFFF', '#2C5AA0'],
  // dark and full grounds
  forest: ['#103A2E', '#F7F1DC', '#F2B631', '#F07A55', '#3A8F70', '#F7F1E0', '#08261D'],
  midnight: ['#15162F', '#FFFFFF', '#F2495C', '#F7E2A0', '#4A4E96', '#FFF6D6', '#0B0C1E'],
  navy: ['#1E2A6B', '#FFFFFF', '#4561E0', '#F27D58', '#F2B631', '#F4F1FF', '#121A47'],
  coal: ['#111314', '#F1F3EE', '#C8F02F', '#4FC7B0', '#5B6468', '#F4F6EE', '#000000'],
  brick: ['#BF4029', '#FFF5EC', '#FBDCC4', '#7B1F12', '#F4B73C', '#FFF3E8', '#5A140A'],
  plum: ['#4A1436', '#FBE7EE', '#E65580', '#F2AC6C', '#96357A', '#FDEDE6', '#2B0A1F'],
  lagoon: ['#0B5260', '#EEF8F3', '#F2A65A', '#53B8AC', '#F4E3B2', '#F3FBF8', '#06323B'],
  cobalt: ['#1F45C8', '#FFFFFF', '#FF8A5B', '#9DB8FF', '#FFD75E', '#EEF2FF', '#10267A'],
  wine: ['#6A1224', '#FBEADF', '#E8A27C', '#D9455F', '#EAC46A', '#FBEEDF', '#3E0812'],
  emerald: ['#00604E', '#F3FAF6', '#F07A55', '#F2B631', '#12876F', '#DDEDE6', '#00473A'],
  cocoa: ['#3E2720', '#F8EBDC', '#D98A4E', '#A8472F', '#E9C489', '#FAEFE1', '#241410'],
  tomato: ['#D13A27', '#FFFFFF', '#FFD08A', '#8E1414', '#FF9A76', '#FFF4E9', '#7A0F10'],
  slate: ['#2C3A47', '#F3F6F8', '#F08A5D', '#7FB3C8', '#F2CE6B', '#F2F5F7', '#18222B'],
  coral: ['#F27D58', '#33110A', '#C23A22', '#00604E', '#F5B93A', '#FDE7DC', '#7C1F12'],
  violet: ['#4B2E9E', '#FFFFFF', '#FF7E8A', '#FFC857', '#8F76E0', '#F5F0FF', '#2A1766'],
  olive: ['#4F5426', '#FBF7E4', '#E7B64A', '#D2683B', '#8C9447', '#F8F3DD', '#2E3113'],
} as const satisfies Record<string, Row>;

export type PaletteName = keyof typeof rows;

/** Every palette name, light grounds first. */
export const paletteNames = Object.keys(rows) as readonly PaletteName[];

/** The colours of a palette. */
export function paletteOf(name: PaletteName): Palette {
  const [ground, ink, first, second, third, pale, deep] = rows[name];
  return { ground, ink, first, second, third, pale, deep };
}
