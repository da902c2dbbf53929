/** The page of one card: the list's, with the card open. Source: S2.13. */
import { msg } from '@lingui/core/macro';

export const title = msg`My card`;

export { Screen } from './cards.tsx';
