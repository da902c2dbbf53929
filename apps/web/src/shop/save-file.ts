/** Offers a file as a browser download. */

/** `content` is the raw file content. */
export interface FileToSave {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Long enough for the browser to have read the blob. */
const REVOKE_AFTER_MS = 60_000;

export const saveFile = ({ fileName, contentType, content }: FileToSave): void => {
  const address = URL.createObjectURL(new Blob([content], { type: contentType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
};

/** Decodes base64 into bytes. */
export const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
