/** The message of a failure without a specific text (S8.1). */
import { msg } from '@lingui/core/macro';

export const GENERIC_FAILURE = msg`Oops! Seems there are something went wrong. Please try again or contact us.`;
