/**
 * The home of salesmen: their customers, and the sheet of the chosen one beside them, or in their place where there is no room for both.
 * Source: S2.23, S2.67, S6.17 to S6.20, picture 19.
 */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { customerPlaceOf } from '@offrande/domain/salesman';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { PageHeading } from '@offrande/ui-kit/PageHeading';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy } from 'react';
import { useSearch } from 'wouter';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { Part } from '../../page/part.tsx';
import { useShop } from '../../shop/shop-context.tsx';
import { LoadFailed } from '../connection/load-failed.tsx';
import { useIsWide } from '../../page/use-is-wide.ts';
import { useCustomer, useIsCustomer } from '../account/use-customer.ts';
import { EnteredPage } from '../session/entry.tsx';
import { CustomerSelector } from './customer-selector.tsx';
import './salesman-home.css';

/** Comes with the first customer. */
const CustomerSheet = lazy(() => import('./customer-sheet.tsx').then((module) => ({ default: module.CustomerSheet })));

const OwnDrafts = lazy(() => import('./own-drafts.tsx').then((module) => ({ default: module.OwnDrafts })));

const OrdersToDecide = lazy(() =>
  import('./orders-to-decide.tsx').then((module) => ({ default: module.OrdersToDecide })),
);

export const title = msg`Customers`;

export function Screen() {
  return (
    <EnteredPage>
      <SalesmanHomePage />
    </EnteredPage>
  );
}

/** Who is not signed in is on the way to the sign-in. */
export function SalesmanHomePage() {
  return useIsCustomer() ? <OwnHome /> : <PageWaiting />;
}

function OwnHome() {
  const { t } = useLingui();
  const place = customerPlaceOf(Object.fromEntries(new URLSearchParams(useSearch())));
  const { customerName } = useCustomer();
  const isWide = useIsWide();
  const { reload } = useShop();
  const { customerId } = place;
  useKeptFocus(customerId);
  return (
    <div className="salesman-home o-page">
      <PageHeading
        lead={<Trans>Signed in as {customerName}.</Trans>}
        actions={
          <LinkButton href="/force-logout" variant="line" icon="power">
            <Trans>Sign out</Trans>
          </LinkButton>
        }
      >
        {t`Customers`}
      </PageHeading>
      <div className="salesman-home-parts">
        {(isWide || customerId === null) && <CustomerSelector place={place} />}
        {customerId !== null && (
          <Part waiting={<Skeleton shape="block" />} failed={<LoadFailed onRetry={reload} />}>
            <CustomerSheet key={customerId} place={place} customerId={customerId} />
          </Part>
        )}
        {customerId === null && (
          <div className="salesman-home-more">
            {isWide && (
              <EmptyState className="customer-none" icon="building" title={t`Please select customer list first`}>
                <Trans>Search for a company, or choose one of the list.</Trans>
              </EmptyState>
            )}
            <Part failed={<LoadFailed onRetry={reload} />}>
              <OwnDrafts />
            </Part>
            <Part failed={<LoadFailed onRetry={reload} />}>
              <OrdersToDecide />
            </Part>
          </div>
        )}
      </div>
    </div>
  );
}
