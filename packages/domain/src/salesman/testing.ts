/** Random salesmen, customers and draft values, for tests and stories. */
export { draftValues, listedCustomer, salesmen, unitCustomers } from './salesman.arbitraries.ts';
