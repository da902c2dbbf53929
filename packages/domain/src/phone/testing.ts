export {
  frenchFixedDigits,
  frenchMobileDigits,
  frenchSpellings,
  mobiles,
  mobilesOfTheWorld,
  type PhoneEntryExample,
} from './phone.arbitraries.ts';
