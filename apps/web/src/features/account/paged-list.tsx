/** A paged list in each of its states: loading, empty, with more to load, failed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { FIRST_PAGE } from '@offrande/domain/paging';
import { Button } from '@offrande/ui-kit/Button';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import type { Pages } from './use-pages.ts';

interface PagedListProps<Item> {
  readonly pages: Pages<Item>;
  /** Shown if the list is empty. */
  readonly empty: ReactNode;
  readonly children: (items: readonly Item[]) => ReactNode;
}

export function PagedList<Item>({ pages, empty, children }: PagedListProps<Item>) {
  const { t } = useLingui();
  const { held, isLoading, hasFailed, hasMore, loadMore } = pages;
  const count = held?.items.length ?? 0;
  useKeptFocus(held?.page ?? FIRST_PAGE, () => document.querySelector<HTMLElement>('.paged-list-more button'));
  if (held === null) return hasFailed ? <LoadFailed onRetry={loadMore} /> : <Skeleton shape="block" />;
  const total = held.totalCount;
  return (
    <div className="paged-list" aria-busy={isLoading || undefined}>
      {count === 0 ? empty : children(held.items)}
      {hasFailed && <LoadFailed onRetry={loadMore} />}
      {hasMore && !hasFailed && (
        <p className="paged-list-more">
          <Button variant="line" onPress={loadMore} isLoading={isLoading}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
      <output className="o-visually-hidden">{count > 0 && t`${count} of ${total} shown`}</output>
    </div>
  );
}
