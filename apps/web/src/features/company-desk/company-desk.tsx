/**
 * What a verified company finds at its home: the quick ways to an order, its discounts, its last orders, the quotations that
 * wait for it. Loaded only for such companies, with its texts. Source: S2.21, A-182, picture 14.
 */
import { Skeleton } from '@offrande/ui-kit/Skeleton';
import { useAddedTexts } from '../../shop/use-added-texts.ts';
import { LoadFailed } from '../connection/load-failed.tsx';
import './company-desk.css';
import { DeskDiscounts } from './desk-discounts.tsx';
import { DeskOrders } from './desk-orders.tsx';
import { DeskQuotations } from './desk-quotations.tsx';
import { DeskWays } from './desk-ways.tsx';

export function CompanyDesk() {
  const { answer, hasFailed, retry } = useAddedTexts('desk');
  if (hasFailed) return <LoadFailed onRetry={retry} />;
  if (answer === null) return <Skeleton shape="block" />;
  return (
    <div className="company-desk">
      <DeskWays />
      <DeskDiscounts />
      <DeskOrders />
      <DeskQuotations />
    </div>
  );
}
