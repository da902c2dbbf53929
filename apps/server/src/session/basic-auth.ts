/** The access token of a call: the user name of basic authentication, with an empty password. */

/** Null where the header is missing. Throws nothing: what is no such header is an empty token, which is nobody's. */
export const accessTokenOf = (header: string | undefined): string | null => {
  if (header === undefined) return null;
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header) ?? [];
  return Buffer.from(encoded, 'base64').toString('utf8').replace(/:$/, '');
};
