/** The company register of the sandbox: its search for programs, its page for people, its controls for tests. */
import { Hono } from 'hono';
import { chooseFault, companyListPage } from './company-list-page.ts';
import { companyRegisterControl } from './company-register-control.ts';
import { NextFault } from './register-faults.ts';
import { redirectedEndpoint, searchEndpoint } from './search-endpoint.ts';

export const companyRegisterRoutes = (): Hono => {
  const faults = new NextFault();
  return new Hono()
    .get('/company-register', companyListPage(faults))
    .post('/company-register/fault', chooseFault(faults))
    .get('/company-register/search', searchEndpoint(faults))
    .get('/company-register/search/', redirectedEndpoint)
    .route('/', companyRegisterControl(faults));
};
