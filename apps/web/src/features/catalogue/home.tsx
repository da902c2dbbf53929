/** The home page, in the layout that the unit chose by name. Source: spec sections 1 and 2. */
import type { HomePage } from '@offrande/api-client/contract';
import type { ComponentType } from 'react';
import { useBoot } from '../../page/boot.tsx';
import type { LayoutsBy } from '../../page/layout-names.ts';
import type { ScreenProps } from '../../page/screen.ts';
import { WallAndGrid } from './wall-and-grid.tsx';
import { WordsAndGrid } from './words-and-grid.tsx';

type Home = ComponentType<{ readonly home: HomePage }>;

const HOMES: LayoutsBy<'home', Home> = { 'wall-and-grid': WallAndGrid, 'words-and-grid': WordsAndGrid };

export function Screen({ data }: ScreenProps) {
  const { unit } = useBoot();
  const Home = (HOMES as Readonly<Record<string, Home>>)[unit.layout.home];
  if (data.kind !== 'home' || Home === undefined) throw new Error(`No home page is named ${unit.layout.home}`);
  return <Home home={data.home} />;
}
