/**
 * The catalogue: search, categories with counts, online-only filter, the matching cards, and a button to show all.
 * Every filter takes effect at once and is part of the address. Source: spec section 2, A-98.
 */
import { Plural, useLingui } from '@lingui/react/macro';
import type { HomePage } from '@offrande/api-client/contract';
import { Button } from '@offrande/ui-kit/Button';
import { Link } from '@offrande/ui-kit/Link';
import { Notice } from '@offrande/ui-kit/Notice';
import { useEffect, useRef, useState } from 'react';
import './catalogue.css';
import { formatSearchTerms } from './catalogue-address.ts';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { NothingFound } from './nothing-found.tsx';
import { TileGrid, TileGridWaiting } from './tile-grid.tsx';
import { useCatalogue, type CatalogueView } from './use-catalogue.ts';

/** After "show all" the first new card takes the focus. */
const useFocusOnNewTile = (shown: CatalogueView['shown'], before: number) => {
  const list = useRef<HTMLUListElement>(null);
  const [isAsked, setAsked] = useState(false);
  const hasMore = shown !== null && shown.length > before;
  useEffect(() => {
    if (isAsked && hasMore) list.current?.children[before]?.querySelector('a')?.focus();
  }, [isAsked, hasMore, before]);
  return { list, ask: () => setAsked(true), isWaiting: isAsked && !hasMore };
};

function Count({ view }: { readonly view: CatalogueView }) {
  const { shown, all, isPart } = view;
  if (shown === null) return null;
  const { length } = shown;
  if (!isPart) return <Plural value={length} one="# gift card" other="# gift cards" />;
  return <Plural value={all} one={`${length} of # gift card`} other={`${length} of # gift cards`} />;
}

export function Catalogue({ home }: { readonly home: HomePage }) {
  const { t } = useLingui();
  const view = useCatalogue(home);
  const { list, ask, isWaiting } = useFocusOnNewTile(view.shown, home.tiles.length);
  const showAll = () => {
    ask();
    view.refine({ showsAll: true });
  };
  return (
    <section className="catalogue o-page" id="catalogue" tabIndex={-1} aria-labelledby="catalogue-title">
      <CatalogueFilters view={view} count={<Count view={view} />} />
      {view.hasFailed && (
        <Notice
          tone="danger"
          isLive
          actions={<Button variant="line" size="sm" onPress={view.retry}>{t`Try again`}</Button>}
        >
          {t`The cards could not be loaded.`}
        </Notice>
      )}
      {view.shown === null && !view.hasFailed && <TileGridWaiting />}
      {view.shown?.length === 0 && <NothingFound view={view} />}
      {view.shown !== null && view.shown.length > 0 && <TileGrid ref={list} tiles={view.shown} />}
      {view.isPart && (
        <div className="catalogue-more">
          <noscript>
            {import.meta.env.SSR && (
              <Link
                href={formatSearchTerms({ ...view.terms, showsAll: true })}
              >{t`Show all ${home.total} gift cards`}</Link>
            )}
          </noscript>
          <Button variant="line" isLoading={isWaiting} onPress={showAll}>
            {t`Show all ${home.total} gift cards`}
          </Button>
        </div>
      )}
    </section>
  );
}
