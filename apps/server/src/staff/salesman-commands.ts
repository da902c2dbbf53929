/** Staff commands about salesmen, the companies on their lists, and their orders. Source. */
import { changeList, openSalesman, setAdmin } from '../salesman/decide-salesman.ts';
import { decideAsStaff } from '../order-decision/decide-as-staff.ts';
import { type Command, standingEnding } from './command.ts';

const list = (summary: string, isListed: boolean): Command => ({
  summary,
  subject: 'COMPANY',
  options: { salesman: true },
  run: async (shop, unit, _, company, { salesman }) =>
    standingEnding(await changeList(shop, unit, { company, salesman: salesman!, isListed })),
});

export const SALESMAN_COMMANDS: Readonly<
  Record<'open-salesman' | 'admin-salesman' | 'give-customer' | 'take-customer' | 'decide-order', Command>
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
  'decide-order': {
    summary:
      'decides about a salesman’s order at a discount above his limit, where no other admin does; --approve yes or no',
    subject: 'ORDER',
    options: { approve: true, reason: false },
    run: async (shop, unit, actor, orderNo, { approve, reason = '' }) => {
      if (approve !== 'yes' && approve !== 'no') return { outcome: 'answerUnknown' };
      return { outcome: await decideAsStaff(shop, unit, orderNo, { isApproved: approve === 'yes', reason }, actor) };
    },
  },
  'give-customer': list('puts a company (its email or id) on the list of a salesman; --salesman EMAIL', true),
  'take-customer': list(
    'takes a company (its email or id) off the list of a salesman, with the drafts for it; --salesman EMAIL',
    false,
  ),
};
