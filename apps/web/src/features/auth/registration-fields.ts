/** The fields of an individual's registration in page order, and the ids of their controls. */
import type { RegistrationRefusals } from '@offrande/domain/registration';

export type RegistrationField = keyof RegistrationRefusals;

export const REGISTRATION_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'phone',
  'documentType',
  'documentNumber',
  'promoCode',
] as const satisfies readonly RegistrationField[];

export type ShownField = (typeof REGISTRATION_FIELDS)[number];

export const registrationFieldId = (field: ShownField): string => `register-${field}`;
