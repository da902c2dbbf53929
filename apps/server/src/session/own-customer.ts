/** The customer that a call is about, if it is the caller: no one sees another customer's money, not even a salesman. */
import { CallRefused } from '../call/call-refused.ts';
import type { Buyer, Customer } from '../call/buyer.ts';

export const ownCustomer = ({ customer }: Buyer, custId: string): Customer => {
  if (customer?.id !== custId) throw new CallRefused('notAuthorized');
  return customer;
};
