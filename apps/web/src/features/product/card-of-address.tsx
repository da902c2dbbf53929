/** The card that a page's address names (`?card=kino-9`); without a name the unit's first, which comes with the page. Source: S2.33. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PageData, ProductPage } from '@offrande/api-client/contract';
import { Button } from '@offrande/ui-kit/Button';
import { EmptyState } from '@offrande/ui-kit/EmptyState';
import { LinkButton } from '@offrande/ui-kit/LinkButton';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { PageWaiting } from '../../page/page-waiting.tsx';
import { GENERIC_FAILURE } from '../../messages/generic-failure.ts';
import './product.css';
import { useCardPage } from './use-card-page.ts';

interface CardOfAddressProps {
  readonly data: PageData;
  readonly children: (page: ProductPage) => ReactNode;
}

export function CardOfAddress({ data, children }: CardOfAddressProps) {
  if (data.kind !== 'product') throw new Error('A buying page shows a product');
  const asked = new URLSearchParams(useSearch()).get('card');
  const isOwn = asked === null || asked === data.product.product.itemCode;
  return isOwn ? (
    children(data.product)
  ) : (
    <AskedCard key={asked} itemCode={asked}>
      {children}
    </AskedCard>
  );
}

/** The card named by the address, once loaded. */
function AskedCard({ itemCode, children }: Pick<CardOfAddressProps, 'children'> & { readonly itemCode: string }) {
  const { t } = useLingui();
  const { answer, hasFailed, retry } = useCardPage(itemCode);
  if (hasFailed)
    return (
      <div className="o-page product">
        <EmptyState level={1} title={t(GENERIC_FAILURE)} actions={<Button onPress={retry}>{t`Try again`}</Button>} />
      </div>
    );
  if (answer === null) return <PageWaiting />;
  return answer.page === null ? <NoSuchCard /> : children(answer.page);
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
