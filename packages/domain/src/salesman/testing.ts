/** Random salesmen, customers and draft values, for tests and stories. */
export { foundCustomer, listedCustomer, salesmen, unitCustomers } from './salesman.arbitraries.ts';
