/** The access token of a call: the user name of basic authentication, with an empty password. */

/** Null if the header is missing. Never throws: a malformed header gives an empty token, which matches no sign-in. */
export const readAccessToken = (header: string | undefined): string | null => {
  if (header === undefined) return null;
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header) ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8').replace(/:$/, '');
};
