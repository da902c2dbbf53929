/** How tests control the register, in JSON: `POST /control/company-register` with `{next: fault}` breaks the next search. */
import { Hono } from 'hono';
import { findFault, type NextFault } from './register-faults.ts';

export const companyRegisterControl = (faults: NextFault): Hono =>
  new Hono()
    .post('/control/company-register', async (c) => {
      const { next } = await c.req.json<{ next?: unknown }>().catch(() => ({ next: null }));
      const fault = findFault(next);
      if (fault === null) return c.json({ error: 'next' }, 400);
      faults.choose(fault);
      return c.body(null, 204);
    })
    .delete('/control/company-register', (c) => {
      faults.choose(null);
      return c.body(null, 204);
    });
