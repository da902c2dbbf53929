/** The catalogues of rarely visited screens. Loaded with the first of them, so that other pages do not carry their file names. */
import type { Messages } from '@lingui/core';

export const CATALOGUES = import.meta.glob<{ readonly messages: Messages }>([
  '../locales/*/*.po',
  '!../locales/{shop,buying,cart,product,hero,order,auth,captcha,consent}/*.po',
]);
