/** Staff commands about salesmen and the companies on their lists. Source: A-83. */
import { changeList, openSalesman, setAdmin } from '../salesman/decide-salesman.ts';
import { type Command, standingEnding } from './command.ts';

const list = (summary: string, isListed: boolean): Command => ({
  summary,
  subject: 'COMPANY',
  options: { salesman: true },
  run: async (shop, unit, _, company, { salesman }) =>
    standingEnding(await changeList(shop, unit, { company, salesman: salesman!, isListed })),
});

export const SALESMAN_COMMANDS: Readonly<
  Record<'open-salesman' | 'admin-salesman' | 'give-customer' | 'take-customer', Command>
> = {
  'open-salesman': {
    summary: 'opens the account of a salesman, who chooses a password by the link of a mail',
    subject: 'EMAIL',
    options: { first: true, last: true },
    run: async (shop, unit, _, email, { first, last }) => ({
      outcome: await openSalesman(shop, unit, { email, firstName: first!, lastName: last! }),
    }),
  },
  'admin-salesman': {
    summary: 'lets a salesman serve every company of the unit, or those on the own list alone; --admin yes or no',
    subject: 'EMAIL',
    options: { admin: true },
    run: async (shop, unit, _, email, { admin }) => {
      if (admin !== 'yes' && admin !== 'no') return { outcome: 'answerUnknown' };
      return { outcome: await setAdmin(shop, unit, email, admin === 'yes') };
    },
  },
  'give-customer': list('puts a company (its email or id) on the list of a salesman; --salesman EMAIL', true),
  'take-customer': list(
    'takes a company (its email or id) off the list of a salesman, with the drafts for it; --salesman EMAIL',
    false,
  ),
};
