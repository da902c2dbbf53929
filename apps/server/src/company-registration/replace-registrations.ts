/** The statement that ends registrations because another one takes their place, as far as their state admits it. Source: A-82. */
import { reviewTransition } from '@offrande/domain/company-review';
import { type RawBuilder, sql } from 'kysely';

const { from, to } = reviewTransition('replace');

/** `which` selects them by the columns of `company_registration`. */
export const replaceRegistrationsSql = (which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`update company_registration set state = ${to} where state in (${sql.join(from)}) and ${which}`;
