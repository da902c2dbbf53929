/** The address of one quotation in the list of a company's quotations. Source: S3.101. */

export const QUOTATIONS_PAGE = '/account/quotations';
export const QUOTATION_PARAMETER = 'quotation';

export const quotationHref = (orderNo: string): string =>
  `${QUOTATIONS_PAGE}?${new URLSearchParams({ [QUOTATION_PARAMETER]: orderNo })}`;
