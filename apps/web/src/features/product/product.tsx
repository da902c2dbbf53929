/**
 * The product screen: what the card is, and everything that makes it a gift: face, amount, words, photo, delivery,
 * receiver, sender. Source: spec sections 2, 3 and 5, A-21 to.
 */
import { useLingui } from '@lingui/react/macro';
import type { PageData, ProductPage } from '@offrande/api-client/contract';
import { formatMoneyShort, formatNumber } from '@offrande/domain/locale';
import { Breadcrumb } from '@offrande/ui-kit/Breadcrumb';
import type { SyntheticEvent } from 'react';
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
import { ProductTabs, useUsableWords } from './product-tabs.tsx';
import './product.css';
import { ReceiverPart } from './receiver-part.tsx';
import { ReceiverPreview } from './receiver-preview.tsx';
import { SenderPart, WhenPart } from './sending-part.tsx';
import { useProduct } from './use-product.ts';
import { WordsPart } from './words-part.tsx';

export function Screen({ data }: { readonly data: PageData }) {
  if (data.kind !== 'product') throw new Error('The product screen shows a product');
  return <Product key={data.product.product.itemCode} page={data.product} />;
}

function Way({ page }: { readonly page: ProductPage }) {
  const { t } = useLingui();
  return (
    <Breadcrumb
      label={t`You are here`}
      className="product-way"
      crumbs={[
        { text: t`Gift cards`, href: '/' },
        ...(page.categoryName === ''
          ? []
          : [{ text: page.categoryName, href: `/?category=${encodeURIComponent(page.product.categoryId)}` }]),
        { text: page.product.productName },
      ]}
    />
  );
}

function Heading({ page, facts }: { readonly page: ProductPage; readonly facts: ProductFacts }) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const usableWords = useUsableWords();
  const low = formatNumber(facts.product.minAmount.amount.toFixed(), style);
  const high = formatMoneyShort(facts.product.maxAmount, style);
  return (
    <div className="product-heading">
      <h1 tabIndex={-1}>{page.product.productName}</h1>
      <p>
        {t`From ${low} to ${high}`} · {usableWords(page.product)}
      </p>
    </div>
  );
}

export function Product({ page }: { readonly page: ProductPage }) {
  const { t } = useLingui();
  const { facts, entered, photo, adding, conflict } = useProduct(page);
  const textOf = useFormText();
  const { form, change, editedId } = entered;
  const errors = new Map(adding.attempts.refusals);
  const errorOf = (path: string): string | undefined => {
    const refusal = errors.get(path);
    return refusal && textOf(refusal);
  };
  const part: PartProps = { form, facts, change, errorOf };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void adding.submit();
  };
  return (
    <div className="o-page product">
      <Way page={page} />
      <div className="product-columns">
        <div className="product-show">
          <div className="product-stage">
            <CardPreview form={form} facts={facts} emphasis="raised" />
          </div>
          <CardFaces {...part} occasions={page.templateCategories} />
        </div>
        <form className="product-form" noValidate aria-label={t`Your card`} onSubmit={submit}>
          <Heading page={page} facts={facts} />
          <FormErrors refusals={adding.attempts.refusals} attempt={adding.attempts.number} facts={facts} />
          <AmountPart {...part} />
          <WordsPart {...part} photo={photo} />
          <WhoPart {...part} />
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
      <ConflictDialog conflict={adding.conflict} onStartOver={adding.startOver} onKeep={adding.keepCart} />
    </div>
  );
}
