/**
 * A card for sale: what the card is, and everything that makes it a gift: face, amount, words, photo, delivery,
 * receiver, sender. Source: spec sections 2, 3 and 5, A-21 to.
 */
import { encodeAmount } from '@offrande/domain/money';
import { useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@offrande/api-client/contract';
import { formatMoneyShort, formatNumber } from '@offrande/domain/locale';
import { Breadcrumb } from '@offrande/ui-kit/Breadcrumb';
import { lazy, Suspense, type SyntheticEvent } from 'react';
import { useNumberStyle } from '../../app/number-style.ts';
import { AddBar } from './add-bar.tsx';
import { AmountPart } from './amount-part.tsx';
import { CardFaces } from './card-faces.tsx';
import { CardPreview } from './card-preview.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DeliveryPart, WhoPart } from './delivery-part.tsx';
import { FormErrors, useFormText } from './form-errors.tsx';
import type { PartProps } from './part.ts';
import type { ProductFacts } from './product-facts.ts';
import type { DeliverTo } from '@offrande/domain/delivery';
import { ProductTabs, useUsableWords } from './product-tabs.tsx';
import './product.css';
import { ReceiverPart } from './receiver-part.tsx';
import { ReceiverPreview } from './receiver-preview.tsx';
import { SenderPart, WhenPart } from './sending-part.tsx';
import { SettledReceiving } from './settled-receiving.tsx';
import { PlacePart } from './place-part.tsx';
import { useProduct } from './use-product.ts';
import { WordsPart } from './words-part.tsx';

function Way({ page, facts }: { readonly page: ProductPage; readonly facts: ProductFacts }) {
  const { t } = useLingui();
  const category = encodeURIComponent(page.product.categoryId);
  return (
    <Breadcrumb
      label={t`You are here`}
      className="product-way"
      crumbs={[
        { text: t`Gift cards`, href: '/' },
        ...(facts.phoneCredit === null ? [] : [{ text: t`Phone credit`, href: '/phone-credit' }]),
        ...(page.categoryName === '' ? [] : [{ text: page.categoryName, href: `/?category=${category}` }]),
        { text: page.product.productName },
      ]}
    />
  );
}

interface ProductProps {
  readonly page: ProductPage;
  /** Who gets the card, where the address settles it; null where the form asks. */
  readonly receiving?: DeliverTo | null;
}

function Heading({ page, facts, receiving }: ProductProps & { readonly facts: ProductFacts }) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const usableWords = useUsableWords();
  const low = formatNumber(encodeAmount(facts.product.minAmount), style);
  const high = formatMoneyShort(facts.product.maxAmount, style);
  return (
    <div className="product-heading">
      {receiving && <SettledReceiving receiving={receiving} itemCode={page.product.itemCode} />}
      <h1 tabIndex={-1}>{page.product.productName}</h1>
      <p>
        {t`From ${low} to ${high}`} · {usableWords(page.product)}
      </p>
    </div>
  );
}

const FacesFailure = lazy(() => import('./faces-failure.tsx').then((module) => ({ default: module.FacesFailure })));

export function Product({ page, receiving = null }: ProductProps) {
  const { t } = useLingui();
  const { facts, entered, photo, adding, conflict } = useProduct(page, receiving);
  const textOf = useFormText();
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
      <Way page={page} facts={facts} />
      <div className="product-columns">
        <div className="product-show">
          <div className="product-stage">
            <CardPreview form={form} facts={facts} emphasis="raised" />
          </div>
          <CardFaces {...part} occasions={page.templateCategories} />
        </div>
        <form className="product-form" method="dialog" noValidate aria-label={t`Your card`} onSubmit={submit}>
          <Heading page={page} facts={facts} receiving={receiving} />
          <FormErrors refusals={adding.attempts.refusals} attempt={adding.attempts.number} facts={facts} />
          <AmountPart {...part} />
          <WordsPart {...part} photo={photo} />
          <PlacePart {...part} />
          {receiving === null && <WhoPart {...part} />}
          <DeliveryPart {...part} />
          <ReceiverPart {...part} />
          <WhenPart {...part} />
          <SenderPart {...part} />
          <AddBar
            {...{ form, facts, conflict }}
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
      {isWithoutFaces && (
        <Suspense>
          <FacesFailure />
        </Suspense>
      )}
      <ConflictDialog conflict={adding.conflict} onStartOver={adding.startOver} onKeep={adding.keepCart} />
    </div>
  );
}
