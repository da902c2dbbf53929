/** Hands a file to the visitor as the browser's own download. */

/** `content` as it is written into the file. */
export interface FileToSave {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

/** Long enough for the browser to have read the file. */
const FORGET_AFTER_MS = 60_000;

export const saveFile = ({ fileName, contentType, content }: FileToSave): void => {
  const address = URL.createObjectURL(new Blob([content], { type: contentType }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS);
};

/** What is written in base64, as bytes. */
export const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
