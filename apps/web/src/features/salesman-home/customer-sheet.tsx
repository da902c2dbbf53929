/**
 * The sheet of a customer: who it is and whether it may order, what it bought, its discounts, and where things are sent and invoiced.
 * Source: S4.92, S6.19, S6.20, picture 19.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { ERROR_CODES } from '@offrande/api-client/contract';
import { groupedCompanyNumber } from '@offrande/domain/business-registration';
import { checkOrderingRight } from '@offrande/domain/checkout';
import { mayAtLevel } from '@offrande/domain/customer';
import { type CustomerPlace, customerPlaceLocation, type CustomerSheet as Sheet } from '@offrande/domain/salesman';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { Link } from '@offrande/ui-kit/Link';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { Notice } from '@offrande/ui-kit/Notice';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { Tabs } from '@offrande/ui-kit/Tabs';
import { Result } from 'effect';
import { lazy } from 'react';
import { ORDERING_REFUSAL_TEXTS } from '../../messages/ordering-refusal-text.ts';
import { Part } from '../../page/part.tsx';
import { useShop } from '../../shop/shop-context.tsx';
import { toHref } from '../../page/location-href.ts';
import { useIsWide } from '../../page/use-is-wide.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import { Initials } from '../customer/initials.tsx';
import { LevelTag } from '../customer/level-tag.tsx';
import { SheetDiscounts } from './sheet-discounts.tsx';
import { SheetFacts } from './sheet-facts.tsx';
import { SheetOrders } from './sheet-orders.tsx';
import { SheetQuotations } from './sheet-quotations.tsx';
import { useSheet } from './use-sheet.ts';

/** The draft of the tab comes with it. */
const OrderFor = lazy(() => import('./order-for.tsx').then((module) => ({ default: module.OrderFor })));

/** Phone numbers are formatted by rules of their own. */
const SheetProfile = lazy(() => import('./sheet-profile.tsx').then((module) => ({ default: module.SheetProfile })));

const listHref = (place: CustomerPlace): string => toHref(customerPlaceLocation({ ...place, customerId: null }));

interface CustomerSheetProps {
  readonly place: CustomerPlace;
  readonly customerId: string;
}

export function CustomerSheet({ place, customerId }: CustomerSheetProps) {
  const { read, failure, retry } = useSheet(customerId);
  const isGone = failure?.code === ERROR_CODES.notFound;
  return (
    <div className="customer-sheet" aria-busy={(read === null && failure === null) || undefined}>
      <WayBack place={place} />
      {isGone && <Gone place={place} />}
      {read === null && failure === null && <Skeleton shape="block" />}
      {failure !== null && !isGone && <LoadFailed onRetry={retry} />}
      {read !== null && !isGone && <Shown sheet={read} />}
    </div>
  );
}

/** On a wide page the list is beside the sheet. */
function WayBack({ place }: Pick<CustomerSheetProps, 'place'>) {
  return (
    !useIsWide() && (
      <p>
        <Link href={listHref(place)} icon="chevron-back">
          <Trans>All customers</Trans>
        </Link>
      </p>
    )
  );
}

function Gone({ place }: Pick<CustomerSheetProps, 'place'>) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="lock"
      title={t`This customer is not on your list`}
      actions={
        <LinkButton href={listHref(place)} variant="line">
          <Trans>Choose another</Trans>
        </LinkButton>
      }
    >
      <Trans>Somebody else may look after it by now. Our team knows who.</Trans>
    </EmptyState>
  );
}

function Shown({ sheet }: { readonly sheet: Sheet }) {
  const { t } = useLingui();
  const { reload } = useShop();
  const { customerId, name, city, number, contractLevel } = sheet;
  return (
    <section aria-labelledby="customer-name">
      <div className="customer-head">
        <Initials name={name} />
        <div>
          <h2 id="customer-name">
            <bdi>{name}</bdi>
          </h2>
          <p>
            {number !== null && <span className="o-ltr">{groupedCompanyNumber(number)}</span>}
            {number !== null && city !== '' && ' · '}
            <bdi>{city}</bdi>
          </p>
        </div>
        <LevelTag level={contractLevel} />
      </div>
      {mayAtLevel('business', 'buy', contractLevel) ? (
        <Part waiting={<Skeleton shape="block" />} failed={<LoadFailed onRetry={reload} />}>
          <OrderFor customerId={customerId} name={name} contractLevel={contractLevel} />
        </Part>
      ) : (
        <MayNotOrder sheet={sheet} />
      )}
      <SheetFacts sheet={sheet} />
      <Tabs
        label={t`What is known of this customer`}
        tabs={[
          { id: 'orders', title: t`Orders`, content: <SheetOrders customerId={customerId} /> },
          { id: 'quotations', title: t`Quotations`, content: <SheetQuotations customerId={customerId} /> },
          { id: 'discounts', title: t`Discounts`, content: <SheetDiscounts customerId={customerId} /> },
          {
            id: 'profile',
            title: t`Profile and addresses`,
            content: (
              <Part waiting={<Skeleton shape="block" />} failed={<LoadFailed onRetry={reload} />}>
                <SheetProfile customerId={customerId} />
              </Part>
            ),
          },
        ]}
      />
    </section>
  );
}

/** Said before any card is chosen. */
function MayNotOrder({ sheet: { contractLevel } }: { readonly sheet: Sheet }) {
  const { t } = useLingui();
  const right = checkOrderingRight('salesman', contractLevel);
  return Result.isFailure(right) && <Notice tone="warning">{t(ORDERING_REFUSAL_TEXTS[right.failure._tag])}</Notice>;
}
