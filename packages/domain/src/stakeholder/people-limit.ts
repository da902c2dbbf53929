/** How many people a dossier may name. Source: A-191. */
import type { Representatives } from './person.ts';
import type { Shareholders } from './shareholder.ts';

/** Representatives and shareholders together; with the company a dossier has 100 records at most. */
export const PEOPLE_MAX = 99;

/** How many more may be named; below 0 if there are too many. */
export const roomForPeople = ({ people }: Representatives, { holders }: Shareholders): number =>
  PEOPLE_MAX - people.length - holders.length;
