/** The card's description in tabs, with its facts. Tabs without text are left out. */
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProductPage } from '@offrande/api-client/contract';
import { DefinitionList } from '@offrande/ui-kit/DefinitionList';
import { Tabs } from '@offrande/ui-kit/Tabs';
import type { TabItem } from '@offrande/ui-kit/Tabs';
import { useBoot } from '../../page/boot.tsx';
import { useBuyerKind } from '../../shop/use-buyer-kind.ts';

type Product = ProductPage['product'];

export const useUsableWords = (): ((product: Pick<Product, 'redeemPlace' | 'usableAt'>) => string) => {
  const { t } = useLingui();
  const usual = { both: t`Online and in store`, online: t`Online`, store: t`In store` };
  return ({ redeemPlace, usableAt }) => redeemPlace ?? usual[usableAt];
};

function Facts({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const maxQuantity = useBoot().unit.maxQuantities[useBuyerKind()];
  const usableWords = useUsableWords();
  const cards = maxQuantity === null ? t`As many as you like` : t`Up to ${maxQuantity} in one order`;
  return (
    <DefinitionList
      className="product-facts"
      definitions={[
        {
          id: 'valid',
          term: t`Valid for`,
          value: t`${plural(product.validMonths, { one: '# month from purchase', other: '# months from purchase' })}`,
        },
        { id: 'where', term: t`Where`, value: usableWords(product) },
        { id: 'cards', term: t`Several cards`, value: cards },
        ...(product.isReloadable ? [{ id: 'reload', term: t`Top-up`, value: t`This card can be topped up` }] : []),
      ]}
    />
  );
}

export function ProductTabs({ product }: { readonly product: Product }) {
  const { t } = useLingui();
  const parts: readonly (readonly [id: string, title: string, text: string])[] = [
    ['about', t`About`, product.about],
    ['use', t`How to use`, product.howToUse],
    ['terms', t`Terms`, product.termOfService],
  ];
  const overview: TabItem = {
    id: 'overview',
    title: t`Overview`,
    content: (
      <>
        {product.overview !== '' && <p className="product-lead">{product.overview}</p>}
        <Facts product={product} />
      </>
    ),
  };
  const others = parts
    .filter(([, , text]) => text !== '')
    .map(([id, title, text]): TabItem => ({ id, title, content: <p className="product-text">{text}</p> }));
  return <Tabs label={t`About this card`} tabs={[overview, ...others]} className="product-tabs" />;
}
