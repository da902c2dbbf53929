/** Requests for signing in, and for proofs of identity: by the owner's name, codes, links and tokens. */
import { calls } from '@offrande/api-client/contract';
import { sql } from 'kysely';
import { inUnit } from '../../../server/src/database/in-unit.ts';
import { oneTimeCode } from '../../../server/src/password/code-row.ts';
import { linkToken } from '../../../server/src/password/reset-tokens.ts';
import { confirmationToken } from '../../../server/src/registration/confirmation-token.ts';
import { digits } from '../../../server/src/random.ts';
import { ORIGIN } from '../visitor/visited-shop.ts';
import { type AsksOf, ask, knowsSecrets } from './ask.ts';
import { PASSWORD, type Person } from './person.ts';
import type { Scene } from './scene.ts';

const OTHER_PASSWORD = 'Prunier2-en-fleur';

const loginOf = (owner: Person, caller: Person) => ({
  loginType: 'email' as const,
  account: owner.email,
  password: knowsSecrets(caller) ? PASSWORD : OTHER_PASSWORD,
  captchaToken: caller.visitor.solve('login'),
});

const requireTwoFactor = ({ place }: Scene): void =>
  place.changeUnits((unit) => ({
    ...unit,
    loginPolicy: (host) => ({ ...unit.loginPolicy(host), isTwoFactor: true }),
  }));

const mobile = ({ place }: Scene): string => `+3361${digits(place.shop.random, 7)}`;

const phoneCode = async (scene: Scene, owner: Person, mobileNo: string) => {
  const captchaToken = owner.visitor.solve('oneTimeCode');
  const { reference } = await scene.served(owner, calls.sendPhoneCode, { mobileNo, captchaToken });
  return { otpId: reference, otp: oneTimeCode(scene.place.shop.vault, reference) };
};

/** A code sent to a new email address of the owner. */
export const emailCode = async (scene: Scene, owner: Person) => {
  const captchaToken = owner.visitor.solve('oneTimeCode');
  const email = `proof.${digits(scene.place.shop.random, 9)}@example.test`;
  const { reference } = await scene.served(owner, calls.sendEmailCode, { email, captchaToken });
  return { email, tokenId: reference, code: oneTimeCode(scene.place.shop.vault, reference) };
};

/** The owner requests the reset email and opens its link in their browser. */
const openLink = async (scene: Scene, owner: Person) => {
  const { shop } = scene.place;
  await scene.served(owner, calls.resetPassword, { email: owner.email, kind: 'individual' });
  const { rows } = await inUnit(shop.connection, owner.visitor.unitId, (transaction) =>
    sql<{
      id: string;
    }>`select id from password_reset where account_id = ${owner.id}::uuid order by created_at desc`.execute(
      transaction,
    ),
  );
  const tokenId = linkToken(shop.vault, rows[0]!.id);
  const { token, memberType } = await scene.served(owner, calls.confirmToken, { tokenId });
  owner.canaries.add(token);
  return { tokenId, token, memberType };
};

export const sessionAsks: AsksOf<
  | 'login'
  | 'twoFactorLogin'
  | 'confirmTwoFactorLogin'
  | 'resendTwoFactorCode'
  | 'validateToken'
  | 'logout'
  | 'getOauthLoginInfo'
  | 'singleSignOn'
  | 'sendPhoneCode'
  | 'confirmPhoneCode'
  | 'sendEmailCode'
  | 'confirmEmailCode'
  | 'register'
  | 'confirmRegistration'
  | 'resetPassword'
  | 'confirmToken'
  | 'confirmReset'
> = {
  login: ask(async (_, owner) => (caller) => loginOf(owner, caller), ['individual'], true),
  twoFactorLogin: ask(async (scene, owner) => {
    requireTwoFactor(scene);
    return (caller) => loginOf(owner, caller);
  }),
  confirmTwoFactorLogin: ask(
    async (scene, owner) => {
      requireTwoFactor(scene);
      const answer = await scene.served(owner, calls.twoFactorLogin, loginOf(owner, owner));
      const tokenId = answer._tag === 'CodeNeeded' ? answer.tokenId : '';
      return () => ({ tokenId, code: oneTimeCode(scene.place.shop.vault, tokenId) });
    },
    ['individual'],
    true,
  ),
  resendTwoFactorCode: ask(
    async (scene, owner) => {
      requireTwoFactor(scene);
      const answer = await scene.served(owner, calls.twoFactorLogin, loginOf(owner, owner));
      const tokenId = answer._tag === 'CodeNeeded' ? answer.tokenId : '';
      // Codes cannot be resent at once, so this one is made older.
      await inUnit(scene.place.shop.connection, owner.visitor.unitId, (transaction) =>
        sql`update one_time_code set created_at = created_at - interval '1 minute' where id = ${tokenId}::uuid`.execute(
          transaction,
        ),
      );
      return () => ({ tokenId });
    },
    ['individual'],
    true,
  ),
  validateToken: ask(async () => () => ({})),
  getOauthLoginInfo: ask(async () => () => ({ redirectUrl: `${ORIGIN}/auth/login` })),
  singleSignOn: ask(async () => ({ visitor: { unitId } }) => ({
    unitId,
    projectBu: unitId,
    token: 'none',
    page: '',
    item: '',
  })),
  logout: ask(
    async (_, { visitor: { signedIn } }) =>
      (caller) => ({
        accessToken: signedIn!.accessToken,
        refreshToken: knowsSecrets(caller) ? signedIn!.refreshToken : signedIn!.accessToken,
      }),
    ['individual'],
    true,
  ),
  sendPhoneCode: ask(async (scene) => (caller) => ({
    mobileNo: mobile(scene),
    captchaToken: caller.visitor.solve('oneTimeCode'),
  })),
  confirmPhoneCode: ask(async (scene, owner) => {
    const code = await phoneCode(scene, owner, mobile(scene));
    return () => code;
  }),
  sendEmailCode: ask(async () => (caller) => ({
    email: `sent.${caller.word}@example.test`,
    captchaToken: caller.visitor.solve('oneTimeCode'),
  })),
  confirmEmailCode: ask(async (scene, owner) => {
    const { tokenId, code } = await emailCode(scene, owner);
    return () => ({ tokenId, code });
  }),
  register: ask(
    async (scene, owner) => {
      const mobileNo = mobile(scene);
      const { email, ...emailProof } = await emailCode(scene, owner);
      const phoneProof = await phoneCode(scene, owner, mobileNo);
      await scene.served(owner, calls.confirmEmailCode, emailProof);
      await scene.served(owner, calls.confirmPhoneCode, phoneProof);
      return () => ({
        email,
        firstName: 'Inès',
        lastName: `Marchand ${owner.word}`,
        password: PASSWORD,
        registerType: 'individual',
        documentType: null,
        documentNumber: '',
        phone: { areaCode: '+33', number: mobileNo.slice(3) },
        isSubscribed: false,
        promoCode: '',
        emailReference: emailProof.tokenId,
        phoneReference: phoneProof.otpId,
      });
    },
    ['guest'],
  ),
  confirmRegistration: ask(async ({ place }, owner) => (caller) => ({
    accountId: owner.id,
    registerType: 'individual',
    verifyToken: confirmationToken(place.shop.vault, knowsSecrets(caller) ? owner.id : caller.id),
  })),
  resetPassword: ask(async () => (caller) => ({ email: caller.email, kind: 'individual' })),
  confirmToken: ask(async (scene, owner) => {
    const { tokenId } = await openLink(scene, owner);
    return () => ({ tokenId });
  }),
  confirmReset: ask(
    async (scene, owner) => {
      const { token, memberType } = await openLink(scene, owner);
      return () => ({ newPassword: 'Mirabelle2-verte', accountId: owner.id, token, memberType });
    },
    ['individual'],
    true,
  ),
};
