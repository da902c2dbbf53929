/** All races. */
import { cardRaces } from './card-races.ts';
import { companyRaces } from './company-races.ts';
import { orderRaces } from './order-races.ts';
import { paymentRaces } from './payment-races.ts';
import type { Race } from './race.ts';
import { staffRaces } from './staff-races.ts';

export const RACES: readonly Race[] = [...orderRaces, ...paymentRaces, ...cardRaces, ...staffRaces, ...companyRaces];
