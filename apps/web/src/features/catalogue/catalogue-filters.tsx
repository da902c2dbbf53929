/**
 * The head of the catalogue: title, search, categories and online-only filter, in one form. Each takes effect at once;
 * without scripts the browser sends them and the server answers.
 */
import { useLingui } from '@lingui/react/macro';
import { shownCategories } from '@offrande/domain/catalogue';
import { ChipGroup } from '@offrande/ui-kit/Chip';
import { Icon } from '@offrande/ui-kit/Icon';
import { Link } from '@offrande/ui-kit/Link';
import { SearchField } from '@offrande/ui-kit/SearchField';
import { Switch } from '@offrande/ui-kit/Switch';
import { type ReactNode, useState } from 'react';
import { formatSearchTerms } from './catalogue-address.ts';
import type { CatalogueView, CategoryChoice } from './use-catalogue.ts';

/** Id of the chip for all categories, and what a form sends for it. */
const EVERY = '';

/** The first categories, and the selected one wherever it is. */
const visibleCategories = (view: CatalogueView, showsRest: boolean): readonly CategoryChoice[] => {
  const first = shownCategories(view.categories, showsRest);
  return view.categories.filter(
    (category) => category.id === view.terms.categoryId || first.some(({ id }) => id === category.id),
  );
};

function Categories({ view }: { readonly view: CatalogueView }) {
  const { t } = useLingui();
  const [showsRest, setShowsRest] = useState(false);
  const shown = visibleCategories(view, showsRest);
  return (
    <div className="catalogue-categories">
      <ChipGroup
        label={t`Category`}
        name="category"
        selected={view.terms.categoryId ?? EVERY}
        onChange={(id) => view.refine({ categoryId: id === EVERY ? null : id })}
        options={[
          { id: EVERY, label: t`All`, count: view.all },
          ...shown.map(({ id, name, count }) => ({ id, label: name, count })),
        ]}
      />
      <noscript>{import.meta.env.SSR && <RestLinks view={view} shown={shown} />}</noscript>
      {(showsRest || shown.length < view.categories.length) && (
        <button
          type="button"
          className="catalogue-rest"
          aria-expanded={showsRest}
          onClick={() => setShowsRest(!showsRest)}
        >
          {showsRest ? t`Fewer` : t`More`}
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </div>
  );
}

/** The categories behind "More", as links. */
function RestLinks({ view, shown }: { readonly view: CatalogueView; readonly shown: readonly CategoryChoice[] }) {
  const rest = view.categories.filter((category) => !shown.includes(category));
  return rest.map(({ id, name }) => (
    <Link key={id} href={formatSearchTerms({ ...view.terms, categoryId: id })} variant="quiet">
      {name}
    </Link>
  ));
}

interface CatalogueFiltersProps {
  readonly view: CatalogueView;
  /** The number of results, announced when it changes. */
  readonly count: ReactNode;
}

export function CatalogueFilters({ view, count }: CatalogueFiltersProps) {
  const { t } = useLingui();
  return (
    <form role="search" method="get" className="catalogue-filters" onSubmit={(event) => event.preventDefault()}>
      <h2 id="catalogue-title">{t`Gift cards`}</h2>
      <SearchField
        className="catalogue-search"
        label={t`Search a brand or a category`}
        clearLabel={t`Clear the search`}
        placeholder={t`Search a brand or a category`}
        name="q"
        value={view.terms.query}
        onChange={view.type}
      />
      <Categories view={view} />
      <Switch
        className="catalogue-online"
        name="online"
        value="1"
        isSelected={view.terms.onlineOnly}
        onChange={(onlineOnly) => view.refine({ onlineOnly })}
      >
        {t`Usable online only`}
      </Switch>
      <noscript>
        {import.meta.env.SSR && <button type="submit" className="catalogue-send">{t`Search`}</button>}
      </noscript>
      <output className="catalogue-count">{count}</output>
    </form>
  );
}
