/** The customer that a call is about, where it is the caller's own: nobody looks into another's money, a salesman neither. */
import { CallRefused } from '../call/call-refused.ts';
import type { Buyer, Customer } from '../call/buyer.ts';

export const ownCustomer = ({ customer }: Buyer, custId: string): Customer => {
  if (customer?.id !== custId) throw new CallRefused('notAuthorized');
  return customer;
};
