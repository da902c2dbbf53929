/**
 * A buying page: the form of one card whose recipient, a friend or the buyer, is fixed by the address. The address may
 * name the card (`?card=kino-9`); otherwise it is the unit's first. Leaving asks for confirmation, since the unfinished
 * card is not stored. Source: S2.33, S2.34, S2.98, S4.37, A-43.
 */
import type { PageData, ProductPage } from '@offrande/api-client/contract';
import { type ComponentType, lazy, Suspense } from 'react';
import { useBoot } from '../../page/boot.tsx';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { useSignedIn } from '../../shop/use-signed-in.ts';
import { CardOfAddress } from './card-of-address.tsx';
import { Product } from './product-view.tsx';
import type { DeliverTo } from '@offrande/domain/delivery';

const EnteredPage = lazy(() => import('../session/entry.tsx').then((module) => ({ default: module.EnteredPage })));
const LeaveBuying = lazy(() => import('./leave-buying.tsx').then((module) => ({ default: module.LeaveBuying })));

interface BuyingPageProps {
  readonly data: PageData;
  readonly receiving: DeliverTo;
  /** Asks before the page is left; by default for the card in the making alone. */
  readonly Leave?: ComponentType;
}

/** Access depends on the session; where guests may enter, a guest does not wait for it. */
export function BuyingScreen(props: BuyingPageProps) {
  const { unit } = useBoot();
  const isSignedIn = useSignedIn(unit.id) !== null;
  const isOff = props.receiving === 'self' && unit.hidesDeliverToMe;
  if (!isSignedIn && !isOff) return <BuyingPage {...props} />;
  return (
    <Suspense fallback={<PageWaiting />}>
      <EnteredPage>
        <BuyingPage {...props} />
      </EnteredPage>
    </Suspense>
  );
}

export function BuyingPage({ data, receiving, Leave = LeaveBuying }: BuyingPageProps) {
  return (
    <CardOfAddress data={data}>{(page) => <CardToBuy page={page} receiving={receiving} Leave={Leave} />}</CardOfAddress>
  );
}

interface CardToBuyProps extends Required<Omit<BuyingPageProps, 'data'>> {
  readonly page: ProductPage;
}

function CardToBuy({ page, receiving, Leave }: CardToBuyProps) {
  return (
    <>
      <Product key={page.product.itemCode} page={page} receiving={receiving} />
      <Suspense>
        <Leave />
      </Suspense>
    </>
  );
}
