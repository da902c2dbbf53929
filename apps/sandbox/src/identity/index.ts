/** The identity providers of the sandbox: what programs ask, the pages people see, and the control of tests. */
import { Hono } from 'hono';
import { identityApi } from './api.ts';
import { identityPages } from './authorize.ts';
import { identityControl } from './control.ts';
import { Grants } from './grants.ts';

export const identityRoutes = (): Hono => {
  const grants = new Grants();
  return new Hono()
    .route('/', identityApi(grants))
    .route('/', identityPages(grants))
    .route('/', identityControl(grants));
};
