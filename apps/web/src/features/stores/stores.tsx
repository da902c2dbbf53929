/**
 * The unit's stores: a list searchable by name, city or zip code, with opening hours and directions; a map on request.
 * Source: S2.72, S2.73, A-92.
 */
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { searchStores, type Store } from '@offrande/domain/store';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { SearchField } from '@offrande/ui-kit/SearchField';
import { useState } from 'react';
import type { ScreenProps } from '../../page/screen.ts';
import { StoreCard } from './store-card.tsx';
import { StoreMap } from './store-map.tsx';
import './stores.css';

export const title = msg`Our shops`;

export function Screen({ data }: ScreenProps) {
  return data.kind === 'stores' ? <StoresPage stores={data.stores} /> : null;
}

export function StoresPage({ stores }: { readonly stores: readonly Store[] }) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Store | null>(null);
  const found = searchStores(stores, query);
  return (
    <div className="stores o-page">
      <PageHeading
        lead={<Trans>Our cards are sold and explained here. They can be spent wherever the card says.</Trans>}
      >
        <Trans>Our shops</Trans>
      </PageHeading>
      {stores.length === 0 ? (
        <EmptyState title={t`No shop found`} />
      ) : (
        <>
          <div className="stores-search">
            <SearchField
              label={t`City, postcode or name`}
              placeholder={t`City, postcode or name`}
              value={query}
              onChange={setQuery}
              clearLabel={t`Clear the search`}
            />
            <p role="status">{t`${plural(found.length, { one: '# shop', other: '# shops' })}`}</p>
          </div>
          <div className="stores-columns">
            <StoreMap store={shown} />
            {found.length === 0 ? (
              <EmptyState
                title={t`No shop found`}
                actions={<Button variant="line" onPress={() => setQuery('')}>{t`Show all shops`}</Button>}
              >
                <Trans>Try the name of a bigger city nearby, or the first digits of the postcode.</Trans>
              </EmptyState>
            ) : (
              <ul className="stores-list">
                {found.map((store) => (
                  <li key={store.id}>
                    <StoreCard store={store} isShown={store === shown} onShow={() => setShown(store)} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </>
      )}
    </div>
  );
}
