/**
 * A buying page: the form of one card whose recipient, a friend or the buyer, is fixed by the address. The address may
 * name the card (`?card=kino-9`); otherwise it is the unit's first. Leaving asks for confirmation, since the unfinished
 * card is not stored. Source: S2.33, S2.34, S2.98, S4.37, A-43.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageData, ProductPage } from '@offrande/api-client/contract';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useBoot } from '../../page/boot.tsx';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import { useSignedIn } from '../../shop/use-signed-in.ts';
import { Product } from './product-view.tsx';
import type { DeliverTo } from '@offrande/domain/delivery';
import { useCardPage } from './use-card-page.ts';

const EnteredPage = lazy(() => import('../session/entry.tsx').then((module) => ({ default: module.EnteredPage })));
const LeaveBuying = lazy(() => import('./leave-buying.tsx').then((module) => ({ default: module.LeaveBuying })));

interface BuyingPageProps {
  readonly data: PageData;
  readonly receiving: DeliverTo;
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

export function BuyingPage({ data, receiving }: BuyingPageProps) {
  if (data.kind !== 'product') throw new Error('A buying page shows a product');
  const asked = new URLSearchParams(useSearch()).get('card');
  const isOwn = asked === null || asked === data.product.product.itemCode;
  return isOwn ? (
    <CardToBuy page={data.product} receiving={receiving} />
  ) : (
    <AskedCard key={asked} itemCode={asked} receiving={receiving} />
  );
}

function CardToBuy({ page, receiving }: { readonly page: ProductPage; readonly receiving: DeliverTo }) {
  return (
    <>
      <Product key={page.product.itemCode} page={page} receiving={receiving} />
      <Suspense>
        <LeaveBuying />
      </Suspense>
    </>
  );
}

/** The card named by the address, once loaded. */
function AskedCard({ itemCode, receiving }: { readonly itemCode: string; readonly receiving: DeliverTo }) {
  const { t } = useLingui();
  const { answer, hasFailed, retry } = useCardPage(itemCode);
  if (hasFailed)
    return (
      <div className="o-page product">
        <EmptyState level={1} title={t(GENERIC_FAILURE)} actions={<Button onPress={retry}>{t`Try again`}</Button>} />
      </div>
    );
  if (answer === null) return <PageWaiting />;
  return answer.page === null ? <NoSuchCard /> : <CardToBuy page={answer.page} receiving={receiving} />;
}

function NoSuchCard() {
  const { t } = useLingui();
  return (
    <div className="o-page product">
      <EmptyState
        level={1}
        icon="search"
        title={t`This card is not sold here`}
        actions={<LinkButton href="/#main">{t`Choose a card`}</LinkButton>}
      >
        <Trans>It may have been taken out of the catalogue.</Trans>
      </EmptyState>
    </div>
  );
}
