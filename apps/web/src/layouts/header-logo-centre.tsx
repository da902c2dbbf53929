/** Header "logo-centre": like "logo-start", with the logo between the menu and the actions on wide screens. */
import type { HeaderLayoutProps } from './header-layout.ts';
import { HeaderLogoStart } from './header-logo-start.tsx';

export function HeaderLogoCentre({ path }: HeaderLayoutProps) {
  return <HeaderLogoStart path={path} logoPlace="centre" />;
}
