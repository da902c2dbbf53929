/** A new phone number of an account, verified by a code (S4.64, S5.46, A-57, A-58). */
export {
  createPhoneChangeMachine,
  selectPhoneChangeFailure,
  selectPhoneChangeRefusal,
  selectPhoneCode,
  type PhoneChangeActor,
  type PhoneChangeEvent,
  type PhoneChangeInput,
  type PhoneChangeRefusal,
  type PhoneChangeSnapshot,
} from './phone-change.machine.ts';
