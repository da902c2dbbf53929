/** No card matches: repeats the search and suggests what to relax. */
import { useLingui } from '@lingui/react/macro';
import { NO_SEARCH_TERMS } from '@offrande/domain/catalogue';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import type { CatalogueView } from './use-catalogue.ts';

export function NothingFound({ view }: { readonly view: CatalogueView }) {
  const { t } = useLingui();
  const { query, categoryId, onlineOnly } = view.terms;
  return (
    <EmptyState
      level={3}
      icon="search"
      title={query.trim() === '' ? t`No card fits these choices` : t`No card fits “${query.trim()}”`}
      actions={
        <>
          {categoryId !== null && (
            <Button variant="line" onPress={() => view.refine({ categoryId: null })}>{t`Search every category`}</Button>
          )}
          {onlineOnly && (
            <Button
              variant="line"
              onPress={() => view.refine({ onlineOnly: false })}
            >{t`Include cards for shops`}</Button>
          )}
          <Button onPress={() => view.refine(NO_SEARCH_TERMS)}>{t`Clear the search`}</Button>
        </>
      }
    >
      {t`Check the spelling, or try the name of a category such as sport or culture.`}
    </EmptyState>
  );
}
