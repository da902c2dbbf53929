/** Files that a company uploaded before, without a server. Source: S7.21. */
import type { PreviousFile } from '@offrande/domain/previous-file';
import { pageOf, PAGE_SIZE } from '@offrande/domain/paging';
import type { PreviousFileGateway } from '../company/index.ts';
import { ERROR_CODES } from '../contract/answer.ts';
import { type CallScript, createCallScript } from './call-script.ts';
import { refused } from './memory-members.ts';

/** A file with the cells of its rows below their columns; null once they are deleted. */
export interface MemoryPreviousFile extends PreviousFile {
  readonly cells: readonly (readonly string[])[] | null;
}

export interface MemoryPreviousFiles extends PreviousFileGateway {
  readonly script: CallScript<keyof PreviousFileGateway>;
}

/** `files`: the newest first. */
export const createMemoryPreviousFiles = (files: readonly MemoryPreviousFile[] = []): MemoryPreviousFiles => {
  const script = createCallScript<keyof PreviousFileGateway>();
  const listed = files.map(({ cells: _cells, ...file }): PreviousFile => file);
  return {
    script,
    fetchPreviousFiles: (_custId, page) => script.run('fetchPreviousFiles', () => pageOf(listed, page, PAGE_SIZE)),
    readPreviousFile: ({ uploadId }) =>
      script.run('readPreviousFile', () => {
        const file = files.find((one) => one.uploadId === uploadId);
        if (file?.cells == null) throw refused('readPreviousFile', ERROR_CODES.notFound, 404);
        const { fileName, itemCode, deliveryType, cells } = file;
        return { fileName, itemCode, deliveryType, cells };
      }),
  };
};
