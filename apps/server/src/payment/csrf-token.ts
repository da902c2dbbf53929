/** The call `csrfToken`: a token of this session, needed to open a payment and to get its result. */
import type { Calls } from '@offrande/api-client/contract';
import type { Handler } from '../call/handler.ts';
import { makeCsrfToken } from '../session/csrf.ts';

export const csrfToken: Handler<Calls['csrfToken']> = async (_, { shop, buyer }) => ({
  token: makeCsrfToken(shop.vault, shop.random, buyer),
});
