/** The page on which a company buys many cards from a file. Source: S3.14, S3.145 to S3.147, S5.36 to S5.38, A-63, A-186. */
import { msg } from '@lingui/core/macro';
import type { ScreenProps } from '../../page/screen.ts';
import { OrderingPage } from '../company-buying/ordering-page.tsx';
import { CardOfAddress } from '../product/card-of-address.tsx';
import { BulkOrder } from './bulk-order.tsx';

export const title = msg`Cards from a file`;

export function Screen({ data }: ScreenProps) {
  return (
    <OrderingPage>
      <CardOfAddress data={data}>{(page) => <BulkOrder key={page.product.itemCode} page={page} />}</CardOfAddress>
    </OrderingPage>
  );
}
