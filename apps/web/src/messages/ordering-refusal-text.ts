/** Why nothing may be ordered for a company. Source: S5.67, S5.68, S8.29, S8.30, A-77. */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderingRefusal } from '@offrande/domain/checkout';

export const ORDERING_REFUSAL_TEXTS: Readonly<Record<OrderingRefusal['_tag'], MessageDescriptor>> = {
  ClientNotVerified: msg`This client is not yet verified, you can’t place the order.`,
  ClientEnCompte: msg`This client is En Compte, you can’t place the order.`,
  CustomerNotChosen: msg`Please select customer list first`,
};
