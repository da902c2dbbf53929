/** The identity providers of the sandbox: their endpoints for programs, their pages for people, their controls for tests. */
import { Hono } from 'hono';
import { identityApi } from './openid-endpoints.ts';
import { identityPages } from './authorize.ts';
import { identityControl } from './identity-control.ts';
import { Grants } from './grants.ts';
import { partnerPage } from './partner-page.ts';

export const identityRoutes = (): Hono => {
  const grants = new Grants();
  return new Hono()
    .route('/', identityApi(grants))
    .route('/', identityPages(grants))
    .route('/', partnerPage())
    .route('/', identityControl(grants));
};
