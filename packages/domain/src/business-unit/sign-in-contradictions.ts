/** Ways to sign in, and the chat, without what they need. Source: S1.79, S6.6, S6.10, A-41, A-50. */
import { chatProviderOf } from './chat.ts';
import { when } from './contradiction.ts';
import type { Check } from './contradiction.ts';
import { individualMethods } from './login-methods.ts';

/** Where guests may buy, nobody needs to sign in. */
const individuals: Check = ({ loginMethods, isEnableGuestMode, guestModeOnly }) => {
  const areShutOut = individualMethods(loginMethods).length === 0;
  return when(areShutOut && !isEnableGuestMode && !guestModeOnly, { _tag: 'NoLoginForIndividuals' });
};

const salesmen: Check = ({ loginMethods, isNeedSalesman }) =>
  when(loginMethods.includes('salesmanSingleSignOn') && !isNeedSalesman, {
    _tag: 'LoginMethodNeedsSalesmen',
  });

const secondFactor: Check = ({ loginMethods, isTwoFactor }) =>
  when(isTwoFactor && !loginMethods.includes('normal'), { _tag: 'TwoFactorWithoutNormalLogin' });

const chat: Check = ({ chatPlatformType: type, chatPlatformKey: key, chatPlatformColor: color }) => [
  ...when(chatProviderOf(type) !== null && key === '', { _tag: 'ChatKeyMissing' }),
  ...when(type === '' && (key !== '' || color !== ''), { _tag: 'ChatTypeMissing' }),
];

const CHECKS: readonly Check[] = [individuals, salesmen, secondFactor, chat];

export const signInContradictions: Check = (unit) => CHECKS.flatMap((check) => check(unit));
