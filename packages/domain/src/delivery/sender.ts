/** The sender that a guest enters at checkout: full name and email (spec sections 3 and 5, A-59). */
import { checkEmail } from '../email/index.ts';
import { formOf } from '../form/index.ts';
import { checkFullName } from '../text/index.ts';
import type { Sender } from './delivery.ts';

/** Both are required; the name has a space between first and last name. Refusals by field: `name`, `email`. */
export const checkSender = formOf<Sender>()({ name: checkFullName, email: checkEmail });
