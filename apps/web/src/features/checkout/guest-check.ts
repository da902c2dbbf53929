/** The check of a guest's fields, loaded apart: it brings the numbering plans of the world with it. */
export { checkGuestDetails } from '@offrande/domain/checkout';
