/** The headers and footers that a unit may choose by name in its `layout`. Another one is a file and a row here. */
import type { ComponentType } from 'react';
import { FooterColumns } from './footer-columns.tsx';
import { HeaderLogoStart } from './header-logo-start.tsx';

export interface HeaderLayoutProps {
  /** Path of the page shown. */
  readonly path: string;
}

const HEADERS: Readonly<Record<string, ComponentType<HeaderLayoutProps>>> = { 'logo-start': HeaderLogoStart };

const FOOTERS: Readonly<Record<string, ComponentType>> = { columns: FooterColumns };

const named = <T>(kind: string, layouts: Readonly<Record<string, T>>, name: string): T => {
  const layout = layouts[name];
  if (layout === undefined) throw new Error(`No ${kind} is named ${name}`);
  return layout;
};

export const headerOf = (name: string): ComponentType<HeaderLayoutProps> => named('header', HEADERS, name);

export const footerOf = (name: string): ComponentType => named('footer', FOOTERS, name);
