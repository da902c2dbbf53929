/** How every call requests its owner's data. A call without an ask does not compile. */
import type { CallName } from '@offrande/api-client/contract';
import type { AsksOf } from './ask.ts';
import { cardAsks } from './card-asks.ts';
import { companyAsks } from './company-asks.ts';
import { decisionAsks } from './decision-asks.ts';
import { kybAsks } from './kyb-asks.ts';
import { memberAsks } from './member-asks.ts';
import { orderAsks } from './order-asks.ts';
import { peopleAsks } from './people-asks.ts';
import { sessionAsks } from './session-asks.ts';
import { shopAsks } from './shop-asks.ts';
import { tradeAsks } from './trade-asks.ts';

export const ASKS: AsksOf<CallName> = {
  ...shopAsks,
  ...sessionAsks,
  ...memberAsks,
  ...cardAsks,
  ...orderAsks,
  ...tradeAsks,
  ...companyAsks,
  ...decisionAsks,
  ...kybAsks,
  ...peopleAsks,
};
