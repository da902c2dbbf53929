/**
 * The `info` of /memberValidate?token=…&info=…: the name and the email of the member, as JSON in URL-safe base64 (the
 * common alphabet is accepted too). It is only for display and proves nothing, unlike the token. Source: S2.45, S4.69.
 */
import { Predicate, Result } from 'effect';
import { decodeString, encode } from 'effect/encoding/Base64Url';
import { checkEmail } from '../email/index.ts';
import { atMost, requiredText } from '../text/index.ts';

/** The member that the page is about. */
export interface MemberInfo {
  readonly name: string;
  readonly email: string;
}

/** Name and email from a JSON string; neither if it is malformed. */
const fieldsOf = (text: string | null): { readonly name?: unknown; readonly email?: unknown } => {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    return Predicate.isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
};

const NAME_MAX_CHARACTERS = 200;
const checkShownName = requiredText(atMost(NAME_MAX_CHARACTERS));

/** In an address a plus stands for a space; the two alphabets differ in two characters, and the padding is optional. */
const urlAlphabet = (info: string): string => info.replace(/[ +]/gu, '-').replaceAll('/', '_').replace(/=+$/u, '');

/**
 * The name and email; null if they cannot be shown: not decodable, a name that is empty, too long or an attack, or no
 * email.
 */
export const readMemberInfo = (info: string): MemberInfo | null => {
  const { name, email } = fieldsOf(Result.getOrNull(decodeString(urlAlphabet(info))));
  if (typeof name !== 'string' || typeof email !== 'string') return null;
  const member = Result.all({ name: checkShownName(name), email: checkEmail(email) });
  return Result.isSuccess(member) ? member.success : null;
};

/** The string for an address, for the email to the employer. */
export const writeMemberInfo = ({ name, email }: MemberInfo): string => encode(JSON.stringify({ name, email }));
