/** The discounts of a company without a server: none by default. Source: S3.56. */
import type { CompanyDiscountGateway, NamedDiscount } from '../company/index.ts';
import { type CallScript, createCallScript } from './call-script.ts';

export interface MemoryCompanyDiscounts extends CompanyDiscountGateway {
  readonly script: CallScript<keyof CompanyDiscountGateway>;
}

export const createMemoryCompanyDiscounts = (discounts: readonly NamedDiscount[] = []): MemoryCompanyDiscounts => {
  const script = createCallScript<keyof CompanyDiscountGateway>();
  return { script, readDiscounts: () => script.run('readDiscounts', () => discounts) };
};
