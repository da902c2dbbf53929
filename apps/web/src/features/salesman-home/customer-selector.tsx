/** Finds a customer by name, number, city or email, while typing, those looked at last first. Source: S2.67, S6.17, S6.18, picture 19. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CONTRACT_LEVELS, type ContractLevel } from '@offrande/domain/customer';
import { type CustomerPlace, customerPlaceLocation, foundCount } from '@offrande/domain/salesman';
import { Button } from '@offrande/ui-kit/Button';
import { ChipGroup } from '@offrande/ui-kit/Chip';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { SearchField } from '@offrande/ui-kit/SearchField';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { toHref } from '../../page/location-href.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { CustomerList } from './customer-list.tsx';
import { moveByArrows } from './move-by-arrows.ts';
import { type Customers, useCustomers } from './use-customers.ts';
import { useLevelNames } from '../customer/use-level-names.ts';
import { useTypingPause } from './use-typing-pause.ts';

interface CustomerSelectorProps {
  readonly place: CustomerPlace;
}

/** What is typed stays in the address, so that it is there after the sheet of a customer and after a reload. */
export function CustomerSelector({ place }: CustomerSelectorProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(place.query);
  const settled = useTypingPause(typed);
  const asked = useRef(place.query);
  const show = (change: Partial<CustomerPlace>): void =>
    navigate(toHref(customerPlaceLocation({ ...place, ...change })), { replace: true });
  const search = useEffectEvent((query: string) => {
    if (query === asked.current) return;
    asked.current = query;
    show({ query });
  });
  useEffect(() => search(settled), [settled]);
  // A link or the way back names another query than the one that was typed here.
  useEffect(() => {
    if (place.query === asked.current) return;
    asked.current = place.query;
    setTyped(place.query);
  }, [place.query]);
  const customers = useCustomers(place);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field and the links inside
    <div className="customer-selector" onKeyDown={moveByArrows}>
      <h2 id="customers" className="o-visually-hidden">
        <Trans>Customers</Trans>
      </h2>
      <SearchField
        label={t`Search a customer`}
        clearLabel={t`Clear the search`}
        placeholder={t`Name, number, city or email`}
        value={typed}
        onChange={setTyped}
      />
      <Levels customers={customers} place={place} onChoose={(level) => show({ level })} />
      <Found customers={customers} place={place} />
    </div>
  );
}

type Chosen = ContractLevel | 'all';

interface LevelsProps extends CustomerSelectorProps {
  readonly customers: Customers;
  readonly onChoose: (level: ContractLevel | null) => void;
}

function Levels({ customers: { last }, place, onChoose }: LevelsProps) {
  const { t } = useLingui();
  const names = useLevelNames();
  const count = (level: ContractLevel | null) => (last === null ? undefined : foundCount(last, level));
  const levels: readonly ContractLevel[] = CONTRACT_LEVELS.toReversed();
  return (
    <ChipGroup<Chosen>
      label={t`Which customers`}
      options={[
        { id: 'all', label: t`All`, count: count(null) },
        ...levels.map((level) => ({ id: level, label: names[level], count: count(level) })),
      ]}
      selected={place.level ?? 'all'}
      onChange={(chosen) => onChoose(chosen === 'all' ? null : chosen)}
    />
  );
}

function Found({ customers, place }: CustomerSelectorProps & { readonly customers: Customers }) {
  const { t } = useLingui();
  const { found, last, isLoading, hasFailed, hasMore, loadMore } = customers;
  if (found === null) return hasFailed ? <LoadFailed onRetry={loadMore} /> : <Skeleton shape="block" />;
  return (
    <div aria-busy={isLoading || undefined}>
      <output className="o-visually-hidden">
        {!isLoading && t`${plural(found.length, { one: '# customer shown', other: '# customers shown' })}`}
      </output>
      {found.length === 0 && !hasFailed ? (
        <NobodyFound isSearched={place.query !== '' || place.level !== null} />
      ) : (
        <CustomerList customers={found} place={place} />
      )}
      {last?.isCut === true && !hasMore && (
        <p className="customer-list-more">
          <Trans>There are more. Type more letters to find the others.</Trans>
        </p>
      )}
      {hasFailed && <LoadFailed onRetry={loadMore} />}
      {hasMore && !hasFailed && (
        <p className="customer-list-more">
          <Button variant="line" size="sm" onPress={loadMore} isLoading={isLoading}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}

function NobodyFound({ isSearched }: { readonly isSearched: boolean }) {
  const { t } = useLingui();
  return isSearched ? (
    <EmptyState level={3} title={t`No customer found`}>
      <Trans>Words are found by their beginnings. Check the spelling, or search by the number alone.</Trans>
    </EmptyState>
  ) : (
    <EmptyState level={3} title={t`No customer yet`}>
      <Trans>The companies you look after appear here once our team has put them on your list.</Trans>
    </EmptyState>
  );
}
