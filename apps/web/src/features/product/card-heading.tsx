/** The head of a product page: breadcrumb, the card's name, its range of amounts, and where it can be redeemed. */
import { useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@offrande/api-client/contract';
import type { DeliverTo } from '@offrande/domain/delivery';
import { formatRange } from '@offrande/domain/locale';
import { Breadcrumb } from '@offrande/ui-kit/Breadcrumb';
import { useNumberStyle } from '../../page/number-style.ts';
import type { ProductFacts } from '../../shop/product-facts.ts';
import { useUsableWords } from './product-tabs.tsx';
import { SettledReceiving } from './settled-receiving.tsx';

interface ForSale {
  readonly page: ProductPage;
  readonly facts: ProductFacts;
}

export function CardWay({ page, facts }: ForSale) {
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

export function CardHeading({ page, facts, receiving }: ForSale & { readonly receiving: DeliverTo | null }) {
  const { t } = useLingui();
  const style = useNumberStyle();
  const usableWords = useUsableWords();
  const { low, high } = formatRange(facts.product.minAmount, facts.product.maxAmount, style);
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
