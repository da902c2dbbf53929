/** The page of one order, after payment and from a bookmark. Source: S2.37, S4.4 to S4.17, A-34, A-47, picture 04. */
import { msg } from '@lingui/core/macro';
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { useKeptFocus } from '../../page/kept-focus.ts';
import { PageShop } from '../../shop/shop-context.tsx';
import { AccountOfferPlace } from './account-offer-place.tsx';
import { Contact } from './order-contact.tsx';
import './order.css';
import { InThisOrder, TotalPaid } from './order-parts.tsx';
import { OrderSteps } from './order-steps-part.tsx';
import { ORDER_VIEWS } from './order-views.tsx';
import { goesToBuyer } from '@offrande/domain/delivery';
import { hasSteps, orderNumber, type OrderView } from '@offrande/domain/order';
import { useBackHome } from './use-back-home.ts';
import { useOrder } from './use-order.ts';

/** Few orders wait for a transfer. */
const TransferPart = lazy(() => import('./transfer-part.tsx').then((module) => ({ default: module.TransferPart })));

/** For orders whose cards went to receivers. */
const SentCards = lazy(() => import('./sent-cards.tsx').then((module) => ({ default: module.SentCards })));

/** For orders whose cards come to the buyer. */
const CardFiles = lazy(() => import('./card-files.tsx').then((module) => ({ default: module.CardFiles })));

/** Few orders have cards that came back. */
const ReturnsPart = lazy(() => import('./returns-part.tsx').then((module) => ({ default: module.ReturnsPart })));

const OrderCode = lazy(() => import('./order-code.tsx').then((module) => ({ default: module.OrderCode })));

export const title = msg`Your order`;

export function Screen({ params }: { readonly params: Readonly<Record<string, string>> }) {
  return (
    <PageShop>
      <OrderPage orderNo={params['orderNo'] ?? ''} />
    </PageShop>
  );
}

/** Views that show the order below their head. */
const WITH_CONTENT: ReadonlySet<OrderView> = new Set([
  'confirmed',
  'returned',
  'waitingPayment',
  'waitingCheck',
  'awaitingApprover',
  'toPay',
  'notApproved',
  'pending',
  'undecided',
]);

/** Views after payment, which offer an account. */
const WITH_OFFER: ReadonlySet<OrderView> = new Set(['confirmed', 'pending']);

export function OrderPage({ orderNo }: { readonly orderNo: string }) {
  const [isMoving, setMoving] = useState(false);
  const { view, order, ...rest } = useOrder(orderNo, useSearch(), isMoving);
  const { lookAgain } = rest;
  useBackHome();
  useKeptFocus(view);
  const Head = ORDER_VIEWS[view];
  const isIssued = view === 'confirmed' || view === 'returned';
  const isPaid = isIssued || view === 'pending';
  const hasContent = order !== null && WITH_CONTENT.has(view);
  return (
    <div className="order">
      <Suspense fallback={<Skeleton shape="block" />}>
        <Head orderNo={orderNo} order={order} {...rest} />
      </Suspense>
      <div className="order-columns o-page">
        <div className="order-main">
          {view === 'unknown' && orderNumber(orderNo) !== null && (
            <Suspense fallback={<Skeleton shape="block" />}>
              <OrderCode orderNo={orderNo} onOpened={lookAgain} />
            </Suspense>
          )}
          {hasContent && view === 'waitingPayment' && (
            <Suspense fallback={<Skeleton shape="block" />}>
              <TransferPart order={order} lookAgain={lookAgain} />
            </Suspense>
          )}
          {order !== null && hasSteps(view, order.status) && <OrderSteps order={order} />}
          {hasContent && order.returns.length > 0 && (
            <Suspense fallback={null}>
              <ReturnsPart order={order} />
            </Suspense>
          )}
          {hasContent && view === 'confirmed' && (
            <Suspense fallback={null}>
              <SentCards orderNo={orderNo} sending={order.sending} onSent={lookAgain} />
            </Suspense>
          )}
          {hasContent && isIssued && order.lines.some(({ delivery }) => goesToBuyer(delivery.type)) && (
            <Suspense fallback={null}>
              <CardFiles orderNo={orderNo} />
            </Suspense>
          )}
          {hasContent && <InThisOrder order={order} isPaid={isIssued} />}
        </div>
        <div className="order-side">
          {hasContent && <TotalPaid order={order} isPaid={isPaid} />}
          {hasContent && WITH_OFFER.has(view) && <AccountOfferPlace order={order} onMoving={setMoving} />}
          {view !== 'working' && <Contact />}
        </div>
      </div>
    </div>
  );
}
