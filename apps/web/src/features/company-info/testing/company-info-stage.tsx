/** The page of brochures in a test or story. */
import type { Brochures } from '@offrande/api-client/company';
import type { Misfortune } from '@offrande/api-client/testing';
import { useState } from 'react';
import { createMemoryShop, type MemoryShop } from '../../../shop/testing/memory-shop.ts';
import { POSTED_CART } from '../../../shop/testing/sample.ts';
import { placeAt, Stage } from '../../../shop/testing/stage.tsx';
import { CompanyInfoPage } from '../company-info.tsx';

export interface CompanyInfoStoryProps {
  readonly brochures?: Brochures;
  readonly fault?: Misfortune;
}

export const companyInfoShop = ({ brochures, fault }: CompanyInfoStoryProps = {}): MemoryShop => {
  const shop = createMemoryShop({ cart: POSTED_CART, isMember: true, ...(brochures && { brochures }) });
  if (fault) shop.company.brochures.script.befall('fetchBrochures', fault);
  return shop;
};

export function CompanyInfoStage({ shop }: { readonly shop: MemoryShop }) {
  const [place] = useState(() => placeAt('/b2b/info'));
  return (
    <Stage shop={shop} place={place}>
      <CompanyInfoPage />
    </Stage>
  );
}

export function CompanyInfoStory(props: CompanyInfoStoryProps) {
  const [shop] = useState(() => companyInfoShop(props));
  return <CompanyInfoStage shop={shop} />;
}
