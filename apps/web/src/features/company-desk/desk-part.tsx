/** A part of the home of a company while it loads, where it failed, and once it has come. */
import { Link } from '@offrande/ui-kit/Link';
import { Panel } from '@offrande/ui-kit/Panel';
import type { ReactNode } from 'react';
import { ReadPart } from '../connection/read-part.tsx';
import type { PageRead } from '../../shop/use-page-read.ts';

interface DeskPartProps<T> extends PageRead<T> {
  readonly title: string;
  /** The way to all of it. */
  readonly all?: { readonly href: string; readonly text: string };
  readonly className: string;
  readonly children: (read: T) => ReactNode;
}

export function DeskPart<T>({ title, all, className, read, hasFailed, retry, children }: DeskPartProps<T>) {
  const isLoading = read === null && !hasFailed;
  return (
    <Panel title={title} className={`desk-part ${className}`} actions={all && <Link href={all.href}>{all.text}</Link>}>
      <div className="desk-part-content" aria-busy={isLoading || undefined}>
        <ReadPart read={read} hasFailed={hasFailed} retry={retry}>
          {children}
        </ReadPart>
      </div>
    </Panel>
  );
}
