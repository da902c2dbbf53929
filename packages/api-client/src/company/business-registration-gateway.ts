/** The calls that the machines of a company's registration and of the page behind its mail invoke. Source: S7.46 to S7.51, A-82. */
import type {
  CompanyAnswer,
  CompanySearch,
  DocumentToUpload,
  StoredDocument,
} from '@offrande/domain/business-registration';
import type { BusinessRegistered, BusinessRegistration } from '@offrande/domain/business-registration/schema';
import type { EmailCorrection } from '@offrande/domain/registration';
import type { BusinessConfirmed, TokenConfirmed, TokenToConfirm } from '@offrande/domain/registration/schema';
import type { Client } from '../client/client.ts';
import {
  b2bConfirmRegister,
  b2bConfirmToken,
  b2bCorrectEmail,
  b2bRegister,
  b2bResendToken,
  queryCompany,
  sNameFetcher,
  uploadDocument,
} from '../contract/business-registration.ts';
import { present } from '../gateways/present.ts';
import { toBase64 } from '../gateways/base64.ts';
import { followed, type Upload } from '../client/upload.ts';

export interface BusinessRegistrationGateway {
  queryCompany(search: CompanySearch | null): Promise<CompanyAnswer>;
  /** The register's name for a number; empty where it has none. */
  readCompanyName(siren: string): Promise<string>;
  /** The file's `content` is a Blob. */
  uploadDocument(document: DocumentToUpload | null, upload?: Upload): Promise<StoredDocument>;
  registerBusiness(registration: BusinessRegistration | null): Promise<BusinessRegistered>;
  resendToken(to: { readonly email: string }): Promise<unknown>;
  correctEmail(correction: EmailCorrection): Promise<unknown>;
  confirmToken(link: TokenToConfirm): Promise<TokenConfirmed>;
  confirmBusiness(registration: TokenConfirmed): Promise<BusinessConfirmed>;
}

export const createBusinessRegistrationGateway = (client: Client): BusinessRegistrationGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    queryCompany: (search) => client.call(queryCompany, { ...unit, ...present(search, 'search') }),
    readCompanyName: async (siren) => (await client.call(sNameFetcher, { ...unit, siren })).companyName,
    uploadDocument: async (document, upload) => {
      const { name, content } = present(document, 'document').file;
      if (!(content instanceof Blob)) throw new TypeError('A document to upload has its bytes');
      const resourceContent = toBase64(new Uint8Array(await content.arrayBuffer()));
      const request = { ...unit, fileName: name, resourceContent };
      const { uploadId } = await client.call(uploadDocument, request, followed(upload));
      return { reference: uploadId, name };
    },
    registerBusiness: (registration) =>
      client.call(b2bRegister, { ...unit, registration: present(registration, 'registration') }),
    resendToken: ({ email }) => client.call(b2bResendToken, { ...unit, email }),
    correctEmail: ({ email, newEmail }) => client.call(b2bCorrectEmail, { ...unit, email, newEmail }),
    confirmToken: (link) => client.call(b2bConfirmToken, { ...unit, ...link }),
    confirmBusiness: (registration) => client.call(b2bConfirmRegister, { ...unit, ...registration }),
  };
};
