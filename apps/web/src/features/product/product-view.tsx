/**
 * The page of a card for sale: its description, and everything that makes it a gift: face, amount, texts, photo,
 * delivery, recipient, sender. Source: spec sections 2, 3 and 5, A-21 to.
 */
import { useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@offrande/api-client/contract';
import { lazy, Suspense, type SyntheticEvent } from 'react';
import { useHydrated } from '../../page/hydrated.ts';
import { AddBar } from './add-bar.tsx';
import { AmountPart } from './amount-part.tsx';
import { CardHeading, CardWay } from './card-heading.tsx';
import { CardFaces } from './card-faces.tsx';
import { CardPreview } from './card-preview.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DeliveryPart, WhoPart } from './delivery-part.tsx';
import { FormErrors, useFormText } from './form-errors.tsx';
import type { PartProps } from './part.ts';
import { may } from '@offrande/domain/customer';
import type { DeliverTo } from '@offrande/domain/delivery';
import { draftLine } from '@offrande/domain/line-entry';
import { PinnedPreview } from './pinned-preview.tsx';
import { ProductTabs } from './product-tabs.tsx';
import './product.css';
import { ReceiverPart } from './receiver-part.tsx';
import { ReceiverPreview } from './receiver-preview.tsx';
import { SenderPart, WhenPart } from './sending-part.tsx';
import { PlacePart } from './place-part.tsx';
import { useProduct } from './use-product.ts';
import { RelatedCards } from './related-cards.tsx';
import { WordsPart } from './words-part.tsx';

interface ProductProps {
  readonly page: ProductPage;
  /** The recipient if the address fixes it; null if the form asks. */
  readonly receiving?: DeliverTo | null;
}

const TradePart = lazy(() => import('./trade-part.tsx').then((module) => ({ default: module.TradePart })));
const FacesFailure = lazy(() => import('./faces-failure.tsx').then((module) => ({ default: module.FacesFailure })));

export function Product({ page, receiving = null }: ProductProps) {
  const { t } = useLingui();
  const { facts, entered, photo, adding, conflict, own } = useProduct(page, receiving);
  const textOf = useFormText();
  const isHydrated = useHydrated();
  const { form, change, editedId } = entered;
  const errors = new Map(adding.attempts.refusals);
  const errorOf = (path: string): string | undefined => {
    const refusal = errors.get(path);
    return refusal && textOf(refusal);
  };
  const part: PartProps = { form, facts, change, errorOf };
  const isWithoutFaces = facts.product.hasTemplates && facts.faces.length === 0;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void adding.submit();
  };
  return (
    <div className="o-page product">
      <CardWay page={page} facts={facts} />
      <div className="product-columns">
        <PinnedPreview form={form} facts={facts} />
        <div className="product-show">
          <div className="product-stage">
            <CardPreview form={form} facts={facts} emphasis="raised" />
          </div>
          <CardFaces {...part} occasions={page.templateCategories} />
        </div>
        <form className="product-form" method="dialog" noValidate aria-label={t`Your card`} onSubmit={submit}>
          <CardHeading page={page} facts={facts} receiving={receiving} />
          <FormErrors refusals={adding.attempts.refusals} attempt={adding.attempts.number} facts={facts} />
          <AmountPart {...part} />
          <WordsPart {...part} photo={photo} />
          <PlacePart {...part} />
          {receiving === null && <WhoPart {...part} />}
          <DeliveryPart {...part} />
          <ReceiverPart {...part} />
          <WhenPart {...part} />
          <SenderPart {...part} />
          {isHydrated && may(facts.buyer, 'setCustomerId') && (
            <Suspense>
              <TradePart {...part} product={page.product} own={own} />
            </Suspense>
          )}
          <AddBar
            {...{ facts, conflict }}
            line={draftLine(form, facts, 'draft')}
            isEdit={editedId !== null}
            isBusy={adding.state === 'busy'}
            hasFailed={adding.state === 'failed'}
          />
        </form>
        <div className="product-more">
          <ProductTabs product={page.product} />
          <ReceiverPreview form={form} facts={facts} />
        </div>
      </div>
      {page.related !== undefined && page.related.length > 0 && <RelatedCards tiles={page.related} />}
      {isWithoutFaces && (
        <Suspense>
          <FacesFailure />
        </Suspense>
      )}
      <ConflictDialog conflict={adding.conflict} onStartOver={adding.startOver} onKeep={adding.keepCart} />
    </div>
  );
}
