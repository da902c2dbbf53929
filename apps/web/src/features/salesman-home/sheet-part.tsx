/** A part of the sheet of a customer while it loads, where it failed, and once it has come. */
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import type { ReactNode } from 'react';
import type { PageRead } from '../../shop/use-page-read.ts';
import { LoadFailed } from '../connection/load-failed.tsx';

interface SheetPartProps<T> extends PageRead<T> {
  readonly children: (read: T) => ReactNode;
}

export function SheetPart<T>({ read, hasFailed, retry, children }: SheetPartProps<T>) {
  if (read !== null) return children(read);
  return hasFailed ? <LoadFailed onRetry={retry} /> : <Skeleton shape="block" />;
}
