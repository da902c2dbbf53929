/** The files of codes of every order, in memory: a link is made anew by the right code, as often as the rule says. */
import { linkEnd, newLinkRefusal } from '@offrande/domain/card-file';
import type { Instant } from '@offrande/domain/time';
import { CallFailure } from '../client/call-failure.ts';
import { ERROR_CODES } from '../contract/answer.ts';
import type { CardFile, CardFileGateway, RenewedLink } from '../gateways/index.ts';
import { type CallScript, createCallScript } from './call-script.ts';
import { MEMORY_CODE } from './memory-identity.ts';

export type MemoryCardFileCall = 'cardFiles' | 'sendFileCode' | 'renewFileLink';

export interface MemoryCardFiles extends CardFileGateway {
  readonly script: CallScript<MemoryCardFileCall>;
}

const WRONG: RenewedLink = { isRight: false, fileUrl: null };

export const createMemoryCardFiles = (given: readonly CardFile[], now: () => Instant): MemoryCardFiles => {
  const script = createCallScript<MemoryCardFileCall>();
  const files = new Map(given.map((file) => [file.fileId, file]));
  const made = new Map<string, RenewedLink>();
  let codes = 0;
  const fileOf = (fileId: string): CardFile => {
    const file = files.get(fileId);
    const failure = { reason: 'refused', call: 'cardFiles', status: 404, code: ERROR_CODES.notFound } as const;
    if (file === undefined) throw new CallFailure({ ...failure, serverMessage: '', detail: {} });
    return file;
  };
  const renew = (file: CardFile): RenewedLink => {
    if (newLinkRefusal(file, now()) !== null) return { isRight: true, fileUrl: null };
    const newLinks = file.newLinks + 1;
    files.set(file.fileId, { ...file, newLinks, takenAt: null, linkUntil: linkEnd(now()) });
    return { isRight: true, fileUrl: `/media/card-file/FR/${file.fileId}-${newLinks}` };
  };
  return {
    script,
    readFiles: () => script.run('cardFiles', () => [...files.values()]),
    sendFileCode: ({ fileId }) =>
      script.run('sendFileCode', () => {
        fileOf(fileId);
        codes += 1;
        return { reference: `file-code-${codes}` };
      }),
    renewLink: ({ fileId, reference, code }) =>
      script.run('renewFileLink', () => {
        if (code !== MEMORY_CODE) return WRONG;
        const link = made.get(reference) ?? renew(fileOf(fileId));
        made.set(reference, link);
        return link;
      }),
  };
};
