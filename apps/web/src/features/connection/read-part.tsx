/** A part of a page that is read by itself: while it loads, where it failed, and once it has come. */
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import type { ReactNode } from 'react';
import type { PageRead } from '../../shop/use-page-read.ts';
import { LoadFailed } from './load-failed.tsx';

interface ReadPartProps<T> extends PageRead<T> {
  readonly children: (read: T) => ReactNode;
}

export function ReadPart<T>({ read, hasFailed, retry, children }: ReadPartProps<T>) {
  if (read !== null) return children(read);
  return hasFailed ? <LoadFailed onRetry={retry} /> : <Skeleton shape="block" />;
}
