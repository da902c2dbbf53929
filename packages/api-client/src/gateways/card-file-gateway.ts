/** The calls about an order's files of codes: which there are, and new links to them. Source: A-187, decision 052. */
import { captchaFields } from '@offrande/domain/captcha/schema';
import type { CardFileFacts } from '@offrande/domain/card-file';
import type { BatchDeliveryType } from '@offrande/domain/delivery';
import type { SentCode } from '@offrande/domain/password';
import type { Instant } from '@offrande/domain/time';
import type { Client } from '../client/client.ts';
import { cardFiles, renewFileLink, sendFileCode } from '../contract/card-file.ts';
import type { ResponseOf } from '../contract/index.ts';
import type { SolveCaptcha } from '../identity/index.ts';
import { readInstant } from './read-answer.ts';

export interface CardFile extends CardFileFacts {
  readonly fileId: string;
  readonly type: BatchDeliveryType;
  readonly cards: number;
}

export interface FileAsked {
  readonly orderNo: string;
  readonly fileId: string;
}

/** `fileUrl` is null for a wrong code, and where no new link can be made any more. */
export type RenewedLink = ResponseOf<typeof renewFileLink>;

export interface CardFileGateway {
  readFiles(orderNo: string): Promise<readonly CardFile[]>;
  /** Sends a code to the email of the order. */
  sendFileCode(asked: FileAsked): Promise<SentCode>;
  /** The same link again for the same code. */
  renewLink(asked: FileAsked & SentCode & { readonly code: string }): Promise<RenewedLink>;
}

const instantIn = (text: string | null): Instant | null => (text === null ? null : readInstant(text, cardFiles.name));

export const createCardFileGateway = (client: Client, solve: SolveCaptcha): CardFileGateway => {
  const unit = { aggregatorBuId: client.unitId };
  return {
    readFiles: async (orderNo) => {
      const { files } = await client.call(cardFiles, { ...unit, orderNo });
      return files.map(({ linkUntil, takenAt, keptUntil, ...file }) => ({
        ...file,
        linkUntil: instantIn(linkUntil),
        takenAt: instantIn(takenAt),
        keptUntil: instantIn(keptUntil),
      }));
    },
    sendFileCode: async (asked) => {
      const captcha = captchaFields(await solve('oneTimeCode', 'standard'));
      return client.call(sendFileCode, { ...unit, ...asked, ...captcha });
    },
    renewLink: ({ orderNo, fileId, reference, code }) =>
      client.call(renewFileLink, { ...unit, orderNo, fileId, tokenId: reference, code }),
  };
};
