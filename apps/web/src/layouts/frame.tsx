/** The frame around every screen: skip link, the unit's header and footer, the main landmark, toasts. */
import { useLingui } from '@lingui/react/macro';
import { SkipLink } from '@offrande/ui-kit/SkipLink';
import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';
import { useBoot } from '../page/boot.tsx';
import { Part } from '../page/part.tsx';
import { ToastPlace } from '../page/toasts.tsx';
import { useBuyerKind } from '../shop/use-buyer-kind.ts';
import './frame.css';
import { footer, header } from './named-layouts.ts';
import { PurchaseHeader } from './purchase-header.tsx';
import type { WatchesProps } from './watches.tsx';

const CustomerBar = lazy(() =>
  import('../features/salesman-selling/customer-bar.tsx').then((module) => ({ default: module.CustomerBar })),
);

export interface FrameProps {
  readonly kind: 'shop' | 'purchase';
  /** Path of the current page, below the unit's prefix. */
  readonly path: string;
  /** Whether the next page is loading. */
  readonly isLoading: boolean;
  /** For client-rendered pages: keeps the footer below the window until the content is there, so that nothing jumps. */
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
      {useBuyerKind() === 'salesman' && (
        <Part>
          <CustomerBar path={path} />
        </Part>
      )}
      <noscript>
        <p className="frame-no-script">{t`Buying needs JavaScript. Our pages can be read without it.`}</p>
      </noscript>
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} data-filled-later={isFilledLater || undefined}>
        {children}
      </main>
      {kind === 'shop' && footer(unit.layout.footer)}
      <ToastPlace />
      <AfterStart isLong={kind === 'shop'} />
    </>
  );
}

/** What no page needs at first, mounted after the page itself. */
function AfterStart(props: WatchesProps) {
  const [Watches, setWatches] = useState<ComponentType<WatchesProps> | null>(null);
  useEffect(() => {
    import('./watches.tsx').then(
      (module) => setWatches(() => module.Watches),
      // Loading is retried on the next page.
      () => undefined,
    );
  }, []);
  return Watches === null ? null : <Watches {...props} />;
}
