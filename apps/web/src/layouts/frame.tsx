/** The frame around every screen: skip link, the unit's header and footer, the main landmark, messages that pass. */
import { useLingui } from '@lingui/react/macro';
import { SkipLink } from '@offrande/ui-kit/SkipLink';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useBoot } from '../page/boot.tsx';
import { ToastPlace } from '../page/toasts.tsx';
import { BackToTop } from './back-to-top.tsx';
import './frame.css';
import { footer, header } from './named-layouts.ts';
import { PurchaseHeader } from './purchase-header.tsx';

export interface FrameProps {
  readonly kind: 'shop' | 'purchase';
  /** Path of the page shown, below the unit's prefix. */
  readonly path: string;
  /** The next page is on its way. */
  readonly isLoading: boolean;
  /** The browser fills the page: until then, and where it is short, the footer stays below the window, so that nothing jumps. */
  readonly isFilledLater?: boolean;
  readonly children: ReactNode;
}

export function Frame({ kind, path, isLoading, isFilledLater = false, children }: FrameProps) {
  const { t } = useLingui();
  const { unit } = useBoot();
  return (
    <>
      <SkipLink>{t`Skip to the content`}</SkipLink>
      <div className="frame-progress" data-on={isLoading || undefined} aria-hidden="true" />
      {kind === 'purchase' ? <PurchaseHeader path={path} /> : header(unit.layout.header, { path })}
      <noscript>
        <p className="frame-no-script">{t`Buying needs JavaScript, which this browser does not run. Our pages can be read without it.`}</p>
      </noscript>
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} data-filled-later={isFilledLater || undefined}>
        {children}
      </main>
      {kind === 'shop' && footer(unit.layout.footer)}
      {kind === 'shop' && <BackToTop />}
      <ToastPlace />
      <AfterStart />
    </>
  );
}

/** What watches over every page without being seen, once the page itself is there. */
function AfterStart() {
  const [Watches, setWatches] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./watches.tsx').then(
      (module) => setWatches(() => module.Watches),
      // The next page has them.
      () => undefined,
    );
  }, []);
  return Watches === null ? null : <Watches />;
}
