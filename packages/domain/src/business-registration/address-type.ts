/** Where invoices and deliveries of a business go: to the company's own address, or to another that is entered (S3.75). */
export const ADDRESS_TYPES = ['default', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];
