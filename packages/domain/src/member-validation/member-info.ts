/**
 * The `info` of /memberValidate?token=…&info=…: the name and the email of the member, as JSON in base64 for addresses
 * (the common alphabet is read too). It is there to be shown, and proves nothing: the token does. Source: S2.45, S4.69.
 */
import { Predicate, Result } from 'effect';
import { decodeString, encode } from 'effect/encoding/Base64Url';
import { checkEmail } from '../email/index.ts';
import { atMost, requiredText } from '../text/index.ts';

/** Whom the page is about. */
export interface MemberInfo {
  readonly name: string;
  readonly email: string;
}

/** Name and email as they stand in a JSON text; neither where it is none. */
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

/** In an address a plus stands for a blank; the two alphabets differ in two signs, and the padding may be left out. */
const urlAlphabet = (info: string): string => info.replace(/[ +]/gu, '-').replaceAll('/', '_').replace(/=+$/u, '');

/** The name and email; null where the text holds none that can be shown: not decodable, a name that is empty, too long or an attack, no email. */
export const readMemberInfo = (info: string): MemberInfo | null => {
  const { name, email } = fieldsOf(Result.getOrNull(decodeString(urlAlphabet(info))));
  if (typeof name !== 'string' || typeof email !== 'string') return null;
  const member = Result.all({ name: checkShownName(name), email: checkEmail(email) });
  return Result.isSuccess(member) ? member.success : null;
};

/** The text for an address, as the email to whoever decides carries it. */
export const writeMemberInfo = ({ name, email }: MemberInfo): string => encode(JSON.stringify({ name, email }));
