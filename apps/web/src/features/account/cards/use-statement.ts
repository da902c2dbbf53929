/** Downloads the statement of a card. Source: S3.99. */
import type { StatementPeriod } from '@offrande/domain/card-statement';
import { useShop } from '../../../shop/shop-context.tsx';
import { type FileDownload, useFileDownload } from '../../../shop/use-file-download.ts';

export type Statement = FileDownload<[period: StatementPeriod]>;

export const useStatement = (cardNumber: string): Statement => {
  const { gateways } = useShop();
  return useFileDownload((period) => gateways.cards.readStatement(cardNumber, period));
};
