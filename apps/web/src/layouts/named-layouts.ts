/** The headers and footers that a unit may choose by name in its `layout`. */
import { type ComponentType, createElement, type ReactElement } from 'react';
import { FooterColumns } from './footer-columns.tsx';
import { FooterLine } from './footer-line.tsx';
import type { HeaderLayoutProps } from './header-layout.ts';
import { HeaderLogoCentre } from './header-logo-centre.tsx';
import { HeaderLogoStart } from './header-logo-start.tsx';
import type { LayoutsBy } from '../page/layout-names.ts';

const HEADERS: LayoutsBy<'header', ComponentType<HeaderLayoutProps>> = {
  'logo-start': HeaderLogoStart,
  'logo-centre': HeaderLogoCentre,
};

const FOOTERS: LayoutsBy<'footer', ComponentType> = { columns: FooterColumns, line: FooterLine };

const named = <T>(kind: string, layouts: Readonly<Record<string, T>>, name: string): T => {
  const layout = layouts[name];
  if (layout === undefined) throw new Error(`No ${kind} is named ${name}`);
  return layout;
};

export const header = (name: string, props: HeaderLayoutProps): ReactElement =>
  createElement(named('header', HEADERS, name), props);

export const footer = (name: string): ReactElement => createElement(named('footer', FOOTERS, name));
